import { expect, test } from "vitest";
import { tuneHtml } from "./tune-html.ts";

const page = [
  '<html><head><meta charSet="utf-8"/>',
  '<link rel="modulepreload" href="/assets/framework.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/>',
  '</head><body class="page a&amp;b">',
  '<script type="module" async="">import "/assets/entry.js";</script>',
  "</body></html>",
].join("");

const files = {
  read: () => "p{color:red}.page{top:0}.a\\&b{top:1px}.popup{top:2px}",
  addScript: () => "/assets/start-abc.js",
};

test("the styles of a page stand in it, and the link React looks for is not fetched", () => {
  const tuned = tuneHtml(page, files);
  expect(tuned).toContain("<style>p{color:red}.page{top:0}.a\\&b{top:1px}</style>");
  expect(tuned).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""/>');
});

test("the other styles come before the app, and a sheet that stands in the page does not come again", () => {
  expect(tuneHtml(page, files)).toContain('["/assets/framework.js"],["/assets/root.css"])');
  const plain = tuneHtml(page, { ...files, read: () => "p{color:red}" });
  expect(plain).toContain('["/assets/framework.js"],[])');
});

test("no script is asked for before the page has loaded", () => {
  const tuned = tuneHtml(page, files);
  expect(tuned).not.toContain('modulepreload" href');
  expect(tuned).not.toContain('type="module"');
  expect(tuned).toContain('("/assets/start-abc.js",["/assets/framework.js"],');
});

test("a page that is not as expected stops the build", () => {
  expect(() => tuneHtml("<html></html>", files)).toThrow("No charset");
  expect(() => tuneHtml('<meta charSet="utf-8"/>', files)).toThrow("No module script");
  const elsewhere = page.replace("root.css", "root.css#");
  expect(() => tuneHtml(elsewhere, files)).toThrow("A style sheet");
});
