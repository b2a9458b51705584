import { expect, test } from "vitest";
import { tuneHtml } from "./tune-html.ts";

const page = [
  "<html><head>",
  '<link rel="modulepreload" href="/assets/framework.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/>',
  "</head><body>",
  '<script type="module" async="">import "/assets/entry.js";</script>',
  "</body></html>",
].join("");

const files = {
  read: (path: string) => `/* ${path} */`,
  addScript: () => "/assets/start-abc.js",
};

test("styles stand in the page, and the link React looks for is not fetched", () => {
  const tuned = tuneHtml(page, files);
  expect(tuned).toContain("<style>/* /assets/root.css */</style>");
  expect(tuned).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""/>');
});

test("no script is asked for before the page has loaded", () => {
  const tuned = tuneHtml(page, files);
  expect(tuned).not.toContain('modulepreload" href');
  expect(tuned).not.toContain('type="module"');
  expect(tuned).toContain('("/assets/start-abc.js",["/assets/framework.js"])');
});

test("a page that is not as expected stops the build", () => {
  expect(() => tuneHtml("<html></html>", files)).toThrow("No module script");
});
