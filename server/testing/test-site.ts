import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "./test-folder.ts";
import { loadSite } from "#server/pages/load-site.ts";
import type { Site } from "#server/pages/site.ts";

export const ABOUT_PAGE = `<!doctype html><title>About</title>${"<p>We build.</p>".repeat(100)}
<script>start()</script>
<script type="application/ld+json">{"name":"Indus Gulf"}</script>
<script type="module">import "/assets/app-1a2b.js"</script>
<script src="/assets/app-1a2b.js"></script>`;

/** As React Router leaves it in `build/client`, only smaller. */
const FILES: Record<string, string | Buffer> = {
  "index.html": "<!doctype html><title>Home</title>",
  "home/index.html": "<!doctype html><title>Home</title>",
  "about/index.html": ABOUT_PAGE,
  "project-single/1/index.html": "<!doctype html><title>Project 1</title>",
  "404.html": "<!doctype html><title>Oops! Page Not Found!</title>",
  "404/index.html": "<!doctype html><title>404</title>",
  "assets/app-1a2b.js": "console.log('app');",
  "fonts/serif.woff2": Buffer.from("wOF2"),
  "media/tower.avif": Buffer.from("0123456789"),
  "media/loop.mp4": Buffer.alloc(300_000, 7),
  "robots.txt": "User-agent: *",
  ".secret/key.txt": "secret",
};

export function writeTestSite(folder: string): void {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export async function loadTestSite(folder = makeFolder()): Promise<Site> {
  writeTestSite(folder);
  return loadSite({ folder, compressedFolder: makeFolder(), apiOrigin: undefined });
}
