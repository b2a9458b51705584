import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runStep } from "#scripts/run-step.mjs";
import { BUILD_FOLDER, COMPRESSED_FOLDER, POLICIES_FILE } from "#server/pages/site-folders.ts";
import { checkBuildFolder } from "./build-folder.ts";
import { checkBuildSettings } from "./build-settings.ts";
import { fingerprint } from "./fingerprint.ts";

const stamp = join(BUILD_FOLDER, "fingerprint");

export async function ensureBuild(): Promise<void> {
  await ensurePages();
  // The policies are written when everything is compressed.
  if (existsSync(POLICIES_FILE)) return;
  await runStep("Compressing the site", "node server/pages/prepare-site.ts", {
    progress: (output) => output.trimEnd().split("\n").at(-1) ?? "",
  });
}

/** Skipped if the last build had the same inputs. The server compresses the pages in the background. */
export async function ensurePages(): Promise<"built" | "unchanged"> {
  checkBuildSettings(process.env);
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
    console.log("The site is built already: nothing has changed.");
    return "unchanged";
  }
  checkBuildFolder(BUILD_FOLDER);
  await runStep("Checking the content", "node scripts/content/content.ts check");
  removeLastBuild();
  await runStep("Building the site", "react-router build", {
    env: { ...process.env, NODE_ENV: "production" },
    progress: describeBuild,
  });
  if (process.env.DESK !== "off") {
    await runStep("Building the desk", "node scripts/build/build-desk.ts", {
      env: { ...process.env, NODE_ENV: "production" },
    });
  }
  writeFileSync(stamp, wanted);
  return "built";
}

/** Compressed files stay: they are named by content, and many fit the next build. */
function removeLastBuild(): void {
  if (!existsSync(BUILD_FOLDER)) return;
  for (const name of readdirSync(BUILD_FOLDER)) {
    if (name === basename(COMPRESSED_FOLDER)) continue;
    rmSync(join(BUILD_FOLDER, name), { recursive: true, force: true });
  }
}

function describeBuild(output: string): string {
  const pages = output.match(/^Prerender \(html\)/gm)?.length ?? 0;
  return pages > 0 ? `${pages} pages rendered` : "bundling scripts and styles";
}
