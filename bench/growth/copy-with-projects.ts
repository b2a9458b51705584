import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent } from "#tests/copy-content.ts";

const MANIFEST = "media/manifest.json";

const FIRST_ID = 1000;

/** More projects, with the pictures and texts of the real ones. */
export function copyWithProjects(count: number): string {
  const folder = copyContent();
  addProjects(folder, count);
  return folder;
}

function addProjects(folder: string, count: number): void {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as Record<
    string,
    unknown
  >;
  const pictures = Object.entries(manifest);
  const projects = join(folder, "projects");
  const real = readdirSync(projects);
  for (let index = 0; index < count; index++) {
    const source = real[index % real.length]!;
    const key = `court-${index + 1}`;
    mkdirSync(join(projects, key));
    for (const [name, field, value] of [
      ["facts.yaml", "id", FIRST_ID + index],
      ["en.md", "title", `Court ${index + 1}`],
    ] as const) {
      const text = readFileSync(join(projects, source, name), "utf8");
      const changed = text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);
      writeFileSync(join(projects, key, name), changed);
    }
    for (const [name, picture] of pictures) {
      const [kind, rest] = name.split(`projects/${source}`);
      if (rest === "" || rest?.startsWith("/")) manifest[`${kind}projects/${key}${rest}`] = picture;
    }
  }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
}
