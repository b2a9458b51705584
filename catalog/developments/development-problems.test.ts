import { expect, test } from "vitest";
import { readAvailability } from "./availability.ts";
import { developmentProblems } from "./development-problems.ts";
import { readModels } from "./read-models.ts";

const model = readModels().find(({ key }) => key === "warsan-tower")!;
const availability = readAvailability("warsan-tower");
const projects = [model.project, "courtyard-nine"];

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
    'facts.yaml: prices.perArea: there is no "two-bedrom"; did you mean two-bedroom?',
    'facts.yaml: rents.yearly: there is no "two-bedrom"; did you mean two-bedroom?',
    'facts.yaml: parking: there is no "two-bedrom"; did you mean two-bedroom?',
  ]);
});

test("a sample flat that does not exist is reported with the one that is meant", () => {
  expect(problemsOf({ sampleFlat: "A-2201" })).toEqual([
    'facts.yaml: sampleFlat: there is no "A-2201"; did you mean A-201?',
  ]);
  expect(problemsOf({ sampleFlat: undefined })).toEqual([]);
});

test("a payment plan that does not add up to the price is reported", () => {
  expect(problemsOf({ payment: { ...model.payment, keys: 45 } })).toEqual([
    "facts.yaml: payment: adds up to 95 percent; must be 100",
  ]);
});

test("homes that do not exist, or are both sold and reserved, are reported", () => {
  expect(problemsOf({}, { reserved: ["A-201"], sold: ["A-201", "C-9904"] })).toEqual([
    'availability.yaml: sold: there is no "C-9904"',
    "availability.yaml: reserved.0: A-201 is also sold; remove it from one of the two",
  ]);
});

test("a development that is not released has no sold homes", () => {
  expect(problemsOf({ released: false, release: "2027-01-18" })).toEqual([
    "availability.yaml: sold: must be empty, as reserved must, until facts.yaml says released: true",
  ]);
});

test("a released development without an escrow account is reported", () => {
  expect(problemsOf({ escrow: undefined })).toEqual([
    "facts.yaml: released: must be false until there is an escrow account; add escrow",
  ]);
  const unreleased = { escrow: undefined, released: false, release: "2027-01-18" };
  expect(problemsOf(unreleased, { reserved: [], sold: [] })).toEqual([]);
});

test("a development that is not released has an expected release before its handover", () => {
  const empty = { reserved: [], sold: [] };
  expect(problemsOf({ released: false }, empty)).toEqual([
    "facts.yaml: release: must be there until released is true; add the day on which you expect it",
  ]);
  expect(problemsOf({ released: false, release: "2027-12-31" }, empty)).toEqual([
    "facts.yaml: release: must be before 2027-12-31, the day of the handover",
  ]);
});

test("a development without an advertising permit is reported where the market needs one", () => {
  expect(problemsOf({ permit: undefined })).toEqual([
    "facts.yaml: permit: must be there; add the number of the advertising permit",
  ]);
});

test("a development without a project number is reported where the market needs one", () => {
  expect(problemsOf({ projectNumber: undefined })).toEqual([
    "facts.yaml: projectNumber: must be there; add the number under which the development is registered",
  ]);
});

test("certified progress that contradicts the milestones is reported", () => {
  const { construction } = model;
  const certified = (built: number, on: string) =>
    problemsOf({ construction: { ...construction, progress: { built, on } } });
  expect(certified(61, "2026-10-31")).toEqual([
    "facts.yaml: construction.progress: is 61 on 2026-10-31; by the milestones it must be from 40 to 60",
  ]);
  expect(certified(40, "2026-10-31")).toEqual([]);
  expect(certified(0, "2025-01-01")).toEqual([]);
  expect(certified(99, "2027-12-31")).toEqual([
    "facts.yaml: construction.progress: is 99 on 2027-12-31; by the milestones it must be from 100 to 100",
  ]);
});

test("an outlook without a price is reported", () => {
  expect(problemsOf({ prices: { ...model.prices, outlook: { lakes: 0 } } })).toEqual([
    'facts.yaml: prices.outlook: there is no "lake"; did you mean lakes?',
  ]);
});

test("a handover other than the one promised last is reported", () => {
  const { construction } = model;
  const promised = [...construction.promised, { on: "2026-10-01", handover: "2030-01-31" }];
  expect(problemsOf({ construction: { ...construction, promised } })).toEqual([
    `facts.yaml: construction.handover: is ${construction.handover}; must be 2030-01-31, as promised last`,
  ]);
});

test("milestones that do not ascend are reported", () => {
  const { construction } = model;
  const built = { built: 10, on: "2026-01-01" };
  const milestones = [
    { ...built, built: 20 },
    built,
    { built: 30, on: "2025-12-31" },
    { built: 40, on: "2026-02-01" },
    { built: 100, on: construction.handover },
  ];
  expect(problemsOf({ construction: { ...construction, milestones } })).toEqual([
    "facts.yaml: construction.milestones.1: must be later, and more built, than the one before it",
    "facts.yaml: construction.milestones.2: must be later, and more built, than the one before it",
  ]);
});

test("milestones that do not end with the handover are reported", () => {
  const { construction } = model;
  const milestones = construction.milestones.slice(0, -1);
  expect(problemsOf({ construction: { ...construction, milestones } })).toEqual([
    `facts.yaml: construction.milestones: must end with built: 100 on ${construction.handover}, the day of the handover`,
  ]);
});

test("an outlook, a side and a home type without a name for readers are reported", () => {
  const stacks = model.stacks.map((stack) => ({ ...stack, outlook: "sea" }));
  const prices = { ...model.prices, outlook: { sea: 0 } };
  const elevations = model.elevations.map((side) => ({ ...side, key: "beach" }));
  const types = model.types.map((type, index) => (index === 0 ? { ...type, key: "loft" } : type));
  const found = problemsOf({ stacks, prices, elevations, types });
  for (const [field, key, kind] of [
    ["stacks", "sea", "outlooks"],
    ["stacks", "loft", "types"],
    ["elevations", "beach", "sides"],
  ]) {
    const message = `"${key}" has no name: add it to ${kind} in developments/en.yaml`;
    expect(found).toContain(`facts.yaml: ${field}: ${message}`);
  }
});

test("a picture of a wing that does not exist is reported", () => {
  const elevations = model.elevations.map((side) => ({ ...side, faces: ["C front"] }));
  expect(problemsOf({ elevations })).toEqual([
    'facts.yaml: elevations: there is no "C"; did you mean A?',
  ]);
});

test("homes that share a place, or lie beyond the wing, are reported with their stack", () => {
  const [first, second, ...others] = model.stacks as [Stack, Stack, ...Stack[]];
  const stacks = [
    first,
    { ...second, bay: first.bay },
    { ...second, number: 8, floors: [21, 30] satisfies Floors },
    { ...second, number: 9, bay: 5 },
    { ...second, number: 10, floors: [9, 3] satisfies Floors },
    ...others,
  ];
  expect(problemsOf({ stacks }, { reserved: [], sold: [] })).toEqual([
    "facts.yaml: stacks.1: a stack above has bay 0 on floor 2 of wing A already",
    "facts.yaml: stacks.2: wing A has only 22 floors there",
    "facts.yaml: stacks.3: bay is 5; in wing A it must be 4 or less",
    "facts.yaml: stacks.4: floors must be the lowest, then the highest",
    "facts.yaml: stacks.3: the homes of A9 overlap the shaft of cores",
  ]);
});

type Floors = Stack["floors"];
type Stack = (typeof model.stacks)[number];

test("a problem names the line of its field", () => {
  const [problem] = developmentProblems(model, { ...availability, sold: ["C-9904"] }, projects);
  expect(problem).toMatchObject({
    file: "content/developments/warsan-tower/availability.yaml",
    line: 4,
  });
});
