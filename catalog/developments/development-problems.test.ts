import { expect, test } from "vitest";
import { readAvailability } from "./availability.ts";
import { developmentProblems } from "./development-problems.ts";
import { readModels } from "./read-models.ts";

const model = readModels().find(({ key }) => key === "warsan-tower")!;
const availability = readAvailability("warsan-tower");
const projects = [model.project, "courtyard-nine"];

/** Each problem as "file: field: message". */
function problemsOf(changed: Partial<typeof model>, changedAvailability = {}) {
  const problems = developmentProblems(
    { ...model, ...changed },
    { ...availability, ...changedAvailability },
    projects,
  );
  return problems.map(
    ({ file, field, message }) => `${file.split("/").at(-1)}: ${field}: ${message}`,
  );
}

test("content without mistakes has no problems", () => {
  expect(problemsOf({})).toEqual([]);
});

test("a name that stands for nothing is reported once, with the one that is meant", () => {
  const [first] = model.stacks;
  const stacks = [first!, { ...first!, type: "two-bedrom" }, { ...first!, type: "two-bedrom" }];
  expect(problemsOf({ stacks, project: "courtyard-ten" }, { reserved: [], sold: [] })).toEqual([
    'facts.yaml: project: there is no "courtyard-ten"; did you mean courtyard-nine?',
    'facts.yaml: stacks: there is no "two-bedrom"; did you mean two-bedroom?',
    'facts.yaml: prices: there is no "two-bedrom"; did you mean two-bedroom?',
    'facts.yaml: parking: there is no "two-bedrom"; did you mean two-bedroom?',
  ]);
});

test("a payment plan that does not add up to the price is reported", () => {
  expect(problemsOf({ payment: { ...model.payment, keys: 45 } })).toEqual([
    "facts.yaml: payment: adds up to 95 percent; must be 100",
  ]);
});

test("homes that do not exist, or are both sold and reserved, are reported", () => {
  expect(problemsOf({}, { reserved: ["A-201"], sold: ["A-201", "C-9904"] })).toEqual([
    'availability.yaml: sold: there is no "C-9904"',
    "availability.yaml: reserved: A-201 is also sold; remove it from one of the two",
  ]);
});

test("a development that is not released has no sold homes", () => {
  expect(problemsOf({ released: false })).toEqual([
    "availability.yaml: sold: must be empty, as reserved must, until facts.yaml says released: true",
  ]);
});

test("a problem names the line of its field", () => {
  const [problem] = developmentProblems(model, { ...availability, sold: ["C-9904"] }, projects);
  expect(problem).toMatchObject({
    file: "content/developments/warsan-tower/availability.yaml",
    line: 4,
  });
});
