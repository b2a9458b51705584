import { beforeAll, expect, test } from "vitest";
import { ENTRY_SCRIPT, FRAMEWORK_SCRIPT } from "#site/boot/names.ts";
import { buildRouterApp } from "./test-router-app.ts";
import { tuneHtml } from "./tune-html.ts";

let html: string;
let tuned: string;
let addedScript: string;

// One build of a small app, with what React Router really writes.
beforeAll(() => {
  const app = buildRouterApp();
  html = app.html;
  const files = {
    read: () => app.css,
    scripts: new Map<string, string>(),
    addScript(code: string) {
      addedScript = code;
      return "/assets/start-abc.js";
    },
  };
  tuned = tuneHtml(html, files, { head: "head()", body: "body()" });
}, 60_000);

test("React Router's own HTML preloads its scripts and runs a module", () => {
  expect(html).toContain('<link rel="modulepreload"');
  expect(html).toContain('<script type="module"');
});

test("no script of React Router's HTML is requested before the page has loaded", () => {
  expect(tuned).not.toMatch(/<link[^>]*modulepreload/);
  expect(tuned).not.toMatch(/<script[^>]*(type="module"|src=)/);
  expect(tuned).toMatch(new RegExp(`${FRAMEWORK_SCRIPT}="/assets/framework-[^"]+\\.js"`));
  expect(tuned).toContain(`${ENTRY_SCRIPT}="/assets/start-abc.js"`);
});

test("the module of React Router's HTML moves to the entry script", () => {
  expect(addedScript).toContain("/assets/manifest-");
  expect(addedScript).toContain("/assets/entry.client-");
});

test("the stylesheet of React Router's HTML is inlined, and its link is disabled", () => {
  expect(tuned).toMatch(/<style>h1\s*\{\s*color:\s*red;?\s*\}<\/style>/);
  const links = [...tuned.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(links).toEqual([expect.stringContaining('disabled=""')]);
});

test("the inline scripts are at the start of the head and in the body", () => {
  expect(tuned).toMatch(/<head><meta charSet="utf-8"\/><script>head\(\)<\/script>/);
  expect(tuned).toMatch(/<body>[\s\S]*>body\(\)<\/script>/);
});
