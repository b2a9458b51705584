import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleInlineScripts } from "./bundle-inline-scripts.ts";
import { type BuildFiles, tuneHtml } from "./tune-html.ts";

export async function finishBuild(folder: string): Promise<void> {
  const files = buildFiles(folder);
  const inline = await bundleInlineScripts();
  renameSync(join(folder, "__spa-fallback.html"), join(folder, "404.html"));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, file);
    if (file.endsWith(".html")) {
      writeFileSync(path, tuneHtml(readFileSync(path, "utf8"), files, inline));
    }
    // Loader data, which only navigations by script would fetch.
    if (file.endsWith(".data")) rmSync(path);
  }
}

function buildFiles(folder: string): BuildFiles {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const scripts = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  return {
    read,
    scripts: new Map(scripts.map((name) => [`/assets/${name}`, read(`/assets/${name}`)])),
    addScript(code) {
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      const path = `/assets/start-${hash}.js`;
      writeFileSync(join(folder, path), code);
      return path;
    },
  };
}
