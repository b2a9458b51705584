import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildFiles, tuneHtml } from "./tune-html.ts";

/** The last step of a build: tunes every page and names the document that answers unknown addresses. */
export function finishBuild(folder: string): void {
  const files = buildFiles(folder);
  copyFileSync(join(folder, "__spa-fallback.html"), join(folder, "404.html"));
  rmSync(join(folder, "__spa-fallback.html"));
  for (const page of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!page.endsWith(".html")) continue;
    const path = join(folder, page);
    writeFileSync(path, tuneHtml(readFileSync(path, "utf8"), files));
  }
}

function buildFiles(folder: string): BuildFiles {
  return {
    read: (path) => readFileSync(join(folder, path), "utf8"),
    addScript(code) {
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      const path = `/assets/start-${hash}.js`;
      writeFileSync(join(folder, path), code);
      return path;
    },
  };
}
