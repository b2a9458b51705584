import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { measure } from "#bench/load/measured-process.ts";

const SAMPLE_MS = 200;

export type BuildFigures = { pages: number; cpuSeconds: number; peakMemory: number };

/** In the project, because the build imports its packages. */
const BUILD_FOLDER = ".cache/growth";

export async function buildWith(contentFolder: string): Promise<BuildFigures> {
  const child = spawn(process.execPath, ["scripts/build/build.ts"], {
    env: { ...process.env, CONTENT_DIR: contentFolder, BUILD_DIR: BUILD_FOLDER },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const build = measure(child);
  let cpuSeconds = 0;
  let peakMemory = 0;
  const timer = setInterval(() => {
    cpuSeconds = build.cpuSeconds();
    peakMemory = Math.max(peakMemory, build.peakMemory());
  }, SAMPLE_MS);
  const [status] = (await once(child, "exit")) as [number];
  clearInterval(timer);
  if (status !== 0) throw new Error("The build failed: see above.");
  const files = readdirSync(join(BUILD_FOLDER, "client"), { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html")).length;
  return { pages, cpuSeconds, peakMemory };
}
