import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { type Element, Window } from "happy-dom";
import { expect, test } from "vitest";
import { loadSite } from "./load-site.ts";
import type { MemoryFile } from "./site.ts";
import { COMPRESSED_FOLDER, SITE_FOLDER } from "./site-folders.ts";

type Page = { path: string; policy: Map<string, string[]>; elements: Element[] };

/** A parser that is not ours reads every page of the last build. */
async function readPages(): Promise<Page[]> {
  const { files, notFound } = await loadSite({
    folder: SITE_FOLDER,
    compressedFolder: COMPRESSED_FOLDER,
    apiOrigin: undefined,
  });
  const parser = new new Window().DOMParser();
  return [...files, ["404.html", notFound] as const].flatMap(([path, file]) => {
    if (file.place === "disk" || file.policy === null) return [];
    const document = parser.parseFromString(contentOf(file), "text/html");
    const elements = [...document.querySelectorAll("*")];
    return [{ path, policy: directivesOf(file.policy), elements }];
  });
}

function contentOf(file: MemoryFile): string {
  return gunzipSync(file.compressed.gzip!).toString("utf8");
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(policy.split("; ").map((line) => [line.split(" ")[0]!, line.split(" ").slice(1)]));
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

const isData = (script: Element) => script.getAttribute("type")?.endsWith("json") ?? false;

const LOADERS: Record<string, string> = {
  SCRIPT: "script-src",
  IMG: "img-src",
  IFRAME: "frame-src",
  VIDEO: "default-src",
  AUDIO: "default-src",
  SOURCE: "default-src",
  TRACK: "default-src",
};

function sourceOf(path: string): string {
  if (path.startsWith("data:")) return "data:";
  return /^[a-z]+:|^\/\//i.test(path) ? new URL(path, "https://x").origin : "'self'";
}

function problemsOf(element: Element, policy: Page["policy"]): string[] {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  // A handler or such a link would need 'unsafe-inline'.
  const problems = attributes.filter((text) => /^on|^\w+=\s*javascript:/i.test(text));
  const [directive, source] = [LOADERS[element.tagName], element.getAttribute("src")];
  if (!directive || !source) return problems;
  return policy.get(directive)?.includes(sourceOf(source)) ? problems : [...problems, source];
}

test(
  "the policy of every built page allows its own scripts and nothing else",
  { timeout: 120_000 },
  async () => {
    const pages = await readPages();
    expect(pages.length).toBeGreaterThan(100);
    for (const { path, policy, elements } of pages) {
      const scripts = elements.filter(({ tagName }) => tagName === "SCRIPT");
      const inline = scripts.filter((script) => !script.hasAttribute("src") && !isData(script));
      const hashes = new Set(inline.map(({ textContent }) => hashOf(textContent)));
      expect(inline.length, path).toBeGreaterThan(0);
      expect(policy.get("script-src"), path).toEqual(["'self'", ...hashes]);

      expect(
        elements.flatMap((element) => problemsOf(element, policy)),
        path,
      ).toEqual([]);
    }
  },
);
