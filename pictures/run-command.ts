import { rm } from "node:fs/promises";
import { contentPath } from "#catalog/loader/content-path.ts";
import { addPictures } from "./add-pictures.ts";
import { missingPictures } from "./missing-pictures.ts";
import { redrawPreviews } from "./redraw-previews.ts";
import { unusedFiles } from "./unused-files.ts";
import { updateManifest } from "./update-manifest.ts";
import { usage } from "./usage.ts";

const ENLARGE = "--small";

const withoutParameters = new Map<string, () => Promise<void> | void>([
  ["list", list],
  ["clean", clean],
  ["previews", previews],
]);

export async function runCommand(args: readonly string[]): Promise<void> {
  const [command, ...parameters] = args;
  if (command === undefined) console.log(usage);
  else if (command === "add") await add(parameters);
  else {
    const run = withoutParameters.get(command);
    if (run && parameters.length === 0) await run();
    else fail([`unexpected argument: ${run ? parameters[0] : command}`, "", usage]);
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
  printWritten(result.written);
  for (const line of result.notices) console.log(line);
}

function list(): void {
  const missing = missingPictures();
  for (const [entry, slots] of missing) console.log(`${entry} needs: ${slots.join(", ")}`);
  if (missing.size === 0) console.log("Every entry has all its pictures.");
  const unused = unusedFiles();
  for (const file of unused) console.log(`${file} belongs to no entry`);
  if (unused.length > 0) console.log("npm run pictures -- clean removes what belongs to no entry.");
}

async function clean(): Promise<void> {
  for (const file of unusedFiles()) {
    await rm(file);
    console.log(`removed ${file}`);
  }
  await updateManifest({});
}

async function previews(): Promise<void> {
  const { written, problems } = await redrawPreviews();
  printWritten(written);
  if (problems.length > 0) fail(problems);
}

function printWritten(files: readonly string[]): void {
  for (const file of files) console.log(`wrote ${contentPath("media", file)}`);
}

function fail(lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
