import { expect, test } from "vitest";
import {
  ENTRY_SCRIPT,
  FONT_FACES,
  ISLAND,
  ISLAND_PROP_FILES,
  ISLAND_PROPS,
} from "#site/boot/names.ts";
import { tuneHtml } from "./tune-html.ts";

const page = [
  '<html><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/assets/app.css"/>',
  "</head><body>",
  `<div ${ISLAND}="CartView"></div><div ${ISLAND}="CartView"></div>`,
  "</body></html>",
].join("");

function testFiles() {
  const written = new Map<string, string>();
  return {
    written,
    entry: "/assets/entry.js",
    inline: { head: "head()", body: "body()" },
    styles: (href: string, _: string, islands: string[]) => `/* ${href} ${islands.join()} */`,
    addFile(name: string, content: string) {
      written.set(name, content);
      return `/assets/${name}`;
    },
  };
}

test("the styles of the page and its islands are inlined", () => {
  const tuned = tuneHtml(page, testFiles());
  expect(tuned).toContain("<style>/* /assets/app.css CartView */</style>");
  expect(tuned).not.toContain("<link");
});

test("the inline scripts are at the start of the head and the end of the body", () => {
  const tuned = tuneHtml(page, testFiles());
  expect(tuned).toMatch(/<meta charSet="utf-8"\/><style[^>]*><\/style><script>head\(\)<\/script>/);
  expect(tuned).toContain(
    `<script ${ENTRY_SCRIPT}="/assets/entry.js">body()</script></body></html>`,
  );
});

test("the faces of fonts with a file are in a style element of their own", () => {
  const local = '@font-face{font-family:Fallback;src:local("Arial")}';
  const face = '@font-face{font-family:Text;src:url(/assets/text.woff2)format("woff2")}';
  const files = { ...testFiles(), styles: () => `a{color:red}${local}${face}p{margin:0}` };
  const tuned = tuneHtml(page, files);
  expect(tuned).toContain(`<style id="${FONT_FACES}">${face}</style><script>head()`);
  expect(tuned).toContain(`<style>a{color:red}${local}p{margin:0}</style>`);
});

test("long properties of an island move to files, and short ones stay", () => {
  const files = testFiles();
  const long = `"quoted" & 'single' <b> ${"x".repeat(1000)}`;
  const props = JSON.stringify({ list: [long], title: 'a "b" &amp; c' });
  const escaped = props
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  const tuned = tuneHtml(page.replace("><", ` ${ISLAND_PROPS}="${escaped}"><`), files);
  expect(JSON.parse(files.written.get("list.json") ?? "")).toEqual([long]);
  expect(tuned).toContain(`${ISLAND_PROP_FILES}="list=/assets/list.json"`);
  expect(tuned).toContain(
    `${ISLAND_PROPS}="{&quot;title&quot;:&quot;a \\&quot;b\\&quot; &amp;amp; c&quot;}"`,
  );
});

test("many short properties stay in the page", () => {
  const props = `${ISLAND_PROPS}="{&quot;a&quot;:&quot;${"x".repeat(900)}&quot;,&quot;b&quot;:&quot;${"y".repeat(900)}&quot;}"`;
  const tuned = tuneHtml(page.replace("><", ` ${props}><`), testFiles());
  expect(tuned).toContain(props);
  expect(tuned).not.toContain(ISLAND_PROP_FILES);
});

test("a page with unexpected markup stops the build", () => {
  const files = testFiles();
  expect(() => tuneHtml("<html></html>", files)).toThrow("no charset");
  expect(() => tuneHtml('<meta charSet="utf-8"/>', files)).toThrow("no end of its body");
  expect(() => tuneHtml(page.replace("app.css", "app.css#"), files)).toThrow("not in the build");
  const hydrated = page.replace("</body>", "<script>hydrate()</script></body>");
  expect(() => tuneHtml(hydrated, files)).toThrow("has a script");
});
