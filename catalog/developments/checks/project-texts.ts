import { join } from "node:path";
import type { Problem } from "#catalog/loader/content-error.ts";
import { readText } from "#catalog/loader/content-file.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import type { Project } from "#catalog/projects/schema.ts";
import { LANG } from "#domain/language.ts";
import { toSquareFeet } from "#domain/homes/areas.ts";
import type { Home } from "#domain/homes/homes.ts";

const COUNT = /\b(\d+) (?:\S+, )*(?:homes|apartments|studios)\b/g;

/** How much of its homes' area a project may leave out by rounding. */
const ROUNDED = 0.005;

/** A project says of its development what its homes and dates add up to. */
export function projectTextProblems(
  project: Project,
  homes: readonly Home[],
  handover: string,
): Problem[] {
  const facts = `projects/${project.key}/facts.yaml`;
  const problems = countProblems(`projects/${project.key}/${LANG}.md`, homes.length);
  const stated = Number(project.area.replace(/\D/g, ""));
  const total = homes.reduce((sum, home) => sum + home.insideArea + home.balconyArea, 0);
  const area = Math.round(toSquareFeet(total));
  if (stated < area * (1 - ROUNDED)) {
    const message = `is less than the ${area.toLocaleString("en")} sq ft that its homes have together, balconies included`;
    problems.push(problemAt(facts, ["area"], message));
  }
  const year = handover.slice(0, 4);
  if (String(project.year) !== year) {
    problems.push(problemAt(facts, ["year"], `must be ${year}, the year of the handover`));
  }
  return problems;
}

/** Numbers of homes in a text. Those that count something else, such as the homes of one floor, are written in words. */
function countProblems(name: string, total: number): Problem[] {
  const lines = readText(join(CONTENT_FOLDER, name)).split("\n");
  return lines.flatMap((line, index) =>
    [...line.matchAll(COUNT)]
      .filter(([, count]) => Number(count) !== total)
      .map(([said, count]) => ({
        file: contentPath(name),
        line: index + 1,
        field: "",
        message: `says "${said}", and the development has ${total} homes; write ${count} in words if it counts something else`,
      })),
  );
}
