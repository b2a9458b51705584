import { expect, test } from "vitest";
import { ENTRY_SCRIPT, FRAMEWORK_SCRIPT, PRELOADED_SCRIPTS } from "#site/boot/names.ts";
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

const inline = { head: "head()", body: "body()" };

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

test("the styles of a page in all its states are inlined, and the link that React expects is not fetched", () => {
  const tuned = tuneHtml(page, files, inline);
  expect(tuned).toContain(
    "<style>p{color:red}.page{top:0}.before\\:content-\\[\\'\\'\\]{top:1px}.popup{top:2px}</style>",
  );
  expect(tuned).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""');
});

test("styles are not shortened to shorthands that few browsers support", () => {
  const moving = "p{animation:linear both rise;animation-timeline:view()}";
  expect(tuneHtml(page, { ...files, read: () => moving }, inline)).toContain(
    `<style>${moving}</style>`,
  );
});

test("no script is requested before the page has loaded", () => {
  const tuned = tuneHtml(page, files, inline);
  expect(tuned).not.toContain('modulepreload" href');
  expect(tuned).not.toContain('type="module"');
  expect(tuned).toContain(
    `<script ${FRAMEWORK_SCRIPT}="/assets/framework.js" ${ENTRY_SCRIPT}="/assets/start-abc.js" ` +
      `${PRELOADED_SCRIPTS}="/assets/manifest-1.js /assets/framework.js">body()</script>`,
  );
});

test("a page with unexpected markup stops the build", () => {
  expect(() => tuneHtml("<html></html>", files, inline)).toThrow("no charset");
  expect(() => tuneHtml('<meta charSet="utf-8"/>', files, inline)).toThrow("no module script");
  const elsewhere = page.replace("root.css", "root.css#");
  expect(() => tuneHtml(elsewhere, files, inline)).toThrow("not in the build");
});
