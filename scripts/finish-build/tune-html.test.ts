import { expect, test } from "vitest";
import { tuneHtml } from "./tune-html.ts";

const page = [
  '<html><head><meta charSet="utf-8"/>',
  '<link rel="modulepreload" href="/assets/manifest-1.js"/>',
  '<link rel="modulepreload" href="/assets/framework.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/>',
  "</head><body>",
  '<script type="module" async="">import "/assets/entry.js";</script>',
  "</body></html>",
].join("");

const files = {
  read: () =>
    "p{color:red}.page{top:0}.before\\:content-\\[\\'\\'\\]{top:1px}.popup{top:2px}.far{top:3px}",
  scripts: new Map([
    ["/assets/framework.js", `"page before:content-['']";import("./popup.js")`],
    ["/assets/popup.js", 'className: "popup"; import"./framework.js"'],
    ["/assets/manifest-1.js", '"/assets/far.js"'],
    ["/assets/far.js", 'className: "far"'],
  ]),
  addScript: () => "/assets/start-abc.js",
};

test("the styles of a page, also in its later states, stand in it, and the link React looks for is not fetched", () => {
  const tuned = tuneHtml(page, files);
  expect(tuned).toContain(
    "<style>p{color:red}.page{top:0}.before\\:content-\\[\\'\\'\\]{top:1px}.popup{top:2px}</style>",
  );
  expect(tuned).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""');
});

test("what few browsers read in a short form is left in its long one", () => {
  const moving = "p{animation:linear both rise;animation-timeline:view()}";
  expect(tuneHtml(page, { ...files, read: () => moving })).toContain(`<style>${moving}</style>`);
});

test("a sheet is marked for other pages unless it stands whole in this one", () => {
  expect(tuneHtml(page, files)).toContain('disabled="" data-for="other pages"/>');
  const plain = { ...files, read: () => "p{color:red}" };
  expect(tuneHtml(page, plain)).toContain('href="/assets/root.css" disabled=""/>');
});

test("no script is asked for before the page has loaded", () => {
  const tuned = tuneHtml(page, files);
  expect(tuned).not.toContain('modulepreload" href');
  expect(tuned).not.toContain('type="module"');
  expect(tuned).toContain(
    "(`/assets/framework.js`,`/assets/start-abc.js`,[`/assets/manifest-1.js`,`/assets/framework.js`])",
  );
});

test("a page that is not as expected stops the build", () => {
  expect(() => tuneHtml("<html></html>", files)).toThrow("No charset");
  expect(() => tuneHtml('<meta charSet="utf-8"/>', files)).toThrow("No module script");
  const elsewhere = page.replace("root.css", "root.css#");
  expect(() => tuneHtml(elsewhere, files)).toThrow("A style sheet");
});
