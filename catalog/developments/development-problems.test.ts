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

test("a released development without an escrow account is reported", () => {
  expect(problemsOf({ escrow: undefined })).toEqual([
    "facts.yaml: released: must be false until there is an escrow account; add escrow",
  ]);
  expect(problemsOf({ escrow: undefined, released: false }, { reserved: [], sold: [] })).toEqual(
    [],
  );
});

test("an outlook without a price is reported", () => {
  expect(problemsOf({ prices: { ...model.prices, outlook: { lakes: 0 } } })).toEqual([
    'facts.yaml: prices: there is no "lake"; did you mean lakes?',
  ]);
});

test("a handover other than the one promised last is reported", () => {
  const { construction } = model;
  const promised = [...construction.promised, { on: "2026-10-01", handover: "2030-01-31" }];
  expect(problemsOf({ construction: { ...construction, promised } })).toEqual([
    `facts.yaml: construction: handover is ${construction.handover}; must be 2030-01-31, as promised last`,
  ]);
});

test("milestones that do not ascend are reported", () => {
  const { construction } = model;
  const built = { built: 10, on: "2029-01-01" };
  const milestones = [
    { ...built, built: 20 },
    built,
    { built: 30, on: "2028-12-31" },
    { built: 40, on: "2029-02-01" },
  ];
  expect(problemsOf({ construction: { ...construction, milestones } })).toEqual([
    "facts.yaml: construction: milestone 2 must be later, and more built, than the one before it",
    "facts.yaml: construction: milestone 3 must be later, and more built, than the one before it",
  ]);
});

test("a problem names the line of its field", () => {
  const [problem] = developmentProblems(model, { ...availability, sold: ["C-9904"] }, projects);
  expect(problem).toMatchObject({
    file: "content/developments/warsan-tower/availability.yaml",
    line: 4,
  });
});
