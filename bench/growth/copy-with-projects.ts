import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PROJECTS = "content/projects";
const MANIFEST = "pictures/manifest.json";
const MEDIA = "public/media/";

/** The first id of a generated project. */
const FIRST_ID = 1000;

/** A copy of the tree with more projects, which have the pictures and texts of the real ones. */
export function copyWithProjects(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), "indus-gulf-growth-"));
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1e8 });
  for (const file of tracked.split("\n").filter((name) => name && !name.startsWith(MEDIA))) {
    cpSync(file, join(folder, file));
  }
  for (const shared of ["node_modules", MEDIA.slice(0, -1)]) {
    symlinkSync(resolve(shared), join(folder, shared));
  }
  addProjects(folder, count);
  return folder;
}

function addProjects(folder: string, count: number): void {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, unknown>;
  const pictures = Object.entries(manifest);
  const real = readdirSync(PROJECTS);
  for (let index = 0; index < count; index++) {
    const source = real[index % real.length]!;
    const key = `court-${index + 1}`;
    mkdirSync(join(folder, PROJECTS, key));
    for (const [name, field, value] of [
      ["facts.yaml", "id", FIRST_ID + index],
      ["en.md", "title", `Court ${index + 1}`],
    ] as const) {
      const text = readFileSync(join(PROJECTS, source, name), "utf8");
      const changed = text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);
      writeFileSync(join(folder, PROJECTS, key, name), changed);
    }
    for (const [name, picture] of pictures) {
      const [kind, rest] = name.split(`projects/${source}`);
      if (rest === "" || rest?.startsWith("/")) manifest[`${kind}projects/${key}${rest}`] = picture;
    }
  }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
}
