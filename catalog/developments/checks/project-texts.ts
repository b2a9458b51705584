import type { Problem } from "#catalog/loader/content-error.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import { rates } from "#catalog/rates.ts";
import type { Project } from "#catalog/projects/schema.ts";
import { toAreaUnit, toSquareFeet } from "#domain/homes/area-unit.ts";
import type { Home } from "#domain/homes/homes.ts";

/** The share of its homes' area that a project may leave out by rounding. */
const ROUNDED = 0.005;

/** A project's texts agree with its development's homes and dates. */
export function projectTextProblems(
  project: Project,
  homes: readonly Home[],
  handover: string,
): Problem[] {
  const facts = `projects/${project.key}/facts.yaml`;
  const problems: Problem[] = [];
  const stated = Number(project.area.replace(/\D/g, ""));
  const total = homes.reduce((sum, home) => sum + home.insideArea + home.balconyArea, 0);
  const area = Math.round(toAreaUnit(toSquareFeet(total), rates.areaUnit));
  if (stated < area * (1 - ROUNDED)) {
    const message = `is less than the ${area.toLocaleString("en")} ${rates.areaUnit} that its homes have together, balconies included`;
    problems.push(problemAt(facts, ["area"], message));
  }
  const year = handover.slice(0, 4);
  if (String(project.year) !== year) {
    problems.push(problemAt(facts, ["year"], `must be ${year}, the year of the handover`));
  }
  return problems;
}
