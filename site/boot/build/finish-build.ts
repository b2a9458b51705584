import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { bundleInlineScripts } from "./bundle-inline-scripts.ts";
import { entryScript, pageScripts, type ScriptFiles } from "./page-scripts.ts";
import { pageStyles } from "./page-styles.ts";
import { type BuildFiles, tuneHtml } from "./tune-html.ts";

/** Turns what React Router has prerendered into the files of the site. */
export async function finishBuild(folder: string): Promise<void> {
  const files = await buildFiles(folder);
  copyFileSync(join(folder, "404/index.html"), join(folder, "404.html"));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, file);
    if (file.endsWith(".html")) writeFileSync(path, tuneHtml(readFileSync(path, "utf8"), files));
    // Data for navigations of the router, which the site does not have.
    if (file.endsWith(".data")) rmSync(path);
  }
}

async function buildFiles(folder: string): Promise<BuildFiles> {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const manifest = JSON.parse(read(".vite/manifest.json")) as ScriptFiles["manifest"];
  const scripts = remember((names) =>
    pageScripts(names.split(" ").filter(Boolean), { manifest, read }),
  );
  const styles = remember((href) => pageStyles(read(href)));
  rmSync(join(folder, ".vite"), { recursive: true });
  return {
    entry: entryScript({ manifest, read }),
    inline: await bundleInlineScripts(),
    styles: (href, html, islands) => styles(href)(`${html} ${scripts(islands.join(" "))}`),
    addFile(name, content) {
      const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
      const path = `/assets/${name.replace(extname(name), `-${hash}${extname(name)}`)}`;
      writeFileSync(join(folder, path), content);
      return path;
    },
  };
}

function remember<Result>(compute: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.get(key) ?? compute(key);
    known.set(key, result);
    return result;
  };
}
