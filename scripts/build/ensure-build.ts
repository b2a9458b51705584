import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_FOLDER } from "#server/pages/site-folders.ts";
import { checkBuildFolder } from "./build-folder.ts";
import { checkBuildSettings } from "./build-settings.ts";
import { fingerprint } from "./fingerprint.ts";

const stamp = join(BUILD_FOLDER, "fingerprint");

/** Builds the site unless the last build was made of the very same inputs. */
export function ensureBuild(): "built" | "unchanged" {
  checkBuildSettings(process.env);
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "unchanged";
  checkBuildFolder(BUILD_FOLDER);
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  run("react-router build");
  // Compresses the pages once, so that every later start is quick.
  run("node server/prepare-site.ts");
  writeFileSync(stamp, wanted);
  return "built";
}

function run(command: string): void {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(command, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: true,
    env,
  });
  if (status !== 0) throw new Error(`${command} failed: see above.`);
}
