import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const STARTER = join(import.meta.dirname, "..", "starter");
const ICONS = join(import.meta.dirname, "..", "..", "draw-icons.ts");

export async function newContent(folder: string): Promise<number> {
  const target = resolve(folder);
  const error = errorAbout(target);
  if (error) {
    console.error(error);
    return 1;
  }
  cpSync(STARTER, target, { recursive: true });
  // Modules that read content find the folder when they are loaded.
  process.env.CONTENT_DIR = target;
  mkdirSync(join(target, "icons"));
  execFileSync(process.execPath, [ICONS], { stdio: ["ignore", "ignore", "inherit"] });
  const { drawPlaceholders } = await import("./draw-placeholders.ts");
  const pictures = await drawPlaceholders();
  console.log(nextSteps(folder, pictures));
  return 0;
}

/** Nothing that exists is overwritten. */
function errorAbout(target: string): string | null {
  if (!existsSync(target)) return null;
  const shown = relative("", target) || target;
  if (!statSync(target).isDirectory()) return `${shown} is a file: name a new folder.`;
  if (readdirSync(target).length === 0) return null;
  return `${shown} is not empty, and nothing is overwritten: name a new folder.`;
}

function nextSteps(folder: string, pictures: number): string {
  return `Wrote an example company into ${folder}, with ${pictures} placeholder pictures.

  1. Put CONTENT_DIR=${folder} into .env, so that every command reads it, and LIVE_FORMS=on,
     so that every form sends and the footer leads to your terms.
  2. npm start                      builds the site and shows it on http://localhost:3000
  3. Edit ${folder}/company first; search for Your and Example to find the rest.
  4. npm run content -- check       lists mistakes, with file and line
  5. npm run pictures               says how photographs replace the placeholders

docs/adopting.md leads from here to production.`;
}
