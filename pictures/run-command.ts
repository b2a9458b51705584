import { rm } from "node:fs/promises";
import { contentPath } from "#catalog/loader/content-path.ts";
import { addPictures } from "./add-pictures.ts";
import { missingPictures } from "./missing-pictures.ts";
import { unusedFiles } from "./unused-files.ts";
import { updateManifest } from "./update-manifest.ts";
import { usage } from "./usage.ts";

const ENLARGE = "--small";

export async function runCommand(args: readonly string[]): Promise<void> {
  const [command, ...parameters] = args;
  if (command === undefined) console.log(usage);
  else if (command === "add") await add(parameters);
  else if (command === "list" && parameters.length === 0) list();
  else if (command === "clean" && parameters.length === 0) await clean();
  else {
    const isKnown = command === "list" || command === "clean";
    fail([`unexpected argument: ${isKnown ? parameters[0] : command}`, "", usage]);
  }
}

async function add(parameters: readonly string[]): Promise<void> {
  const [entry, ...paths] = parameters.filter((parameter) => parameter !== ENLARGE);
  if (entry === undefined) {
    fail(["Name the entry and its photographs.", "", usage]);
    return;
  }
  const result = await addPictures(entry, paths, { enlarge: parameters.includes(ENLARGE) });
  if ("problems" in result) {
    fail([...result.problems, "Nothing was written."]);
    return;
  }
  for (const file of result.written) console.log(`wrote ${contentPath("media", file)}`);
  for (const line of result.notices) console.log(line);
}

function list(): void {
  const missing = missingPictures();
  for (const [entry, slots] of missing) console.log(`${entry} needs: ${slots.join(", ")}`);
  if (missing.size === 0) console.log("Every entry has all its pictures.");
  for (const file of unusedFiles()) console.log(`${file} belongs to no entry: remove it`);
}

async function clean(): Promise<void> {
  for (const file of unusedFiles()) {
    await rm(file);
    console.log(`removed ${file}`);
  }
  await updateManifest({});
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
