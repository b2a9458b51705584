import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Two of the three have homes for sale. */
export const keptProjects = ["courtyard-nine", "indus-residence", "warsan-tower"];

/** Deletes 41 projects, one development, all films and all products. */
export function deleteContent(folder: string): void {
  for (const key of readdirSync(join(folder, "projects"))) {
    if (!keptProjects.includes(key)) remove(folder, `projects/${key}`);
  }
  for (const path of ["developments/indus-residence-phase-2", "films", "products"]) {
    remove(folder, path);
  }
}

/** Corrects the lists that name deleted projects, which the content check reports. */
export function mendReferences(folder: string): void {
  remove(folder, "slides/indus-residence-phase-2");
  const selected = join(folder, "pages/selected-projects/facts.yaml");
  writeFileSync(selected, `grid: [${keptProjects.join(", ")}]\ncarousel: []\n`);
  const variants = join(folder, "pages/landing-variants/en.yaml");
  const text = readFileSync(variants, "utf8");
  writeFileSync(variants, text.replace("quayside-house", "courtyard-nine"));
}

function remove(folder: string, path: string): void {
  rmSync(join(folder, path), { recursive: true });
}
