import { expect, test } from "vitest";
import { allProjects } from "#catalog/projects/projects.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { readModels } from "#catalog/developments/read-models.ts";
import { projectTextProblems } from "./project-texts.ts";

const model = readModels().find(({ key }) => key === "warsan-tower")!;
const project = allProjects().find(({ key }) => key === model.project)!;
const homes = deriveHomes(model);
const { handover } = model.construction;

function problemsOf(changed: Partial<typeof project>, sold = homes, day = handover): string[] {
  return projectTextProblems({ ...project, ...changed }, sold, day).map(
    ({ file, line, field, message }) => `${file.split("/").at(-1)}:${line}: ${field}: ${message}`,
  );
}

test("a project that says what its homes add up to has no problems", () => {
  expect(problemsOf({})).toEqual([]);
});

test("an area that is less than that of the homes, and a year without a handover, are reported", () => {
  expect(problemsOf({ area: "90,000 sq ft", year: 2031 })).toEqual([
    expect.stringMatching(
      /^facts\.yaml:\d+: area: is less than the 1\d\d,\d{3} sq ft that its homes/,
    ),
    expect.stringMatching(/^facts\.yaml:\d+: year: must be 2027, the year of the handover$/),
  ]);
});
