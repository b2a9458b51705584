import { join } from "node:path";
import { closest } from "#catalog/loader/closest.ts";
import type { Problem } from "#catalog/loader/content-error.ts";
import { type ContentFile, openContentFile } from "#catalog/loader/content-file.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { floorsOf, homeNumber } from "#domain/homes/homes.ts";
import type { Availability } from "#domain/homes/status.ts";
import { shareTotal } from "#domain/purchase/terms.ts";
import type { readModels } from "./read-models.ts";

type Model = ReturnType<typeof readModels>[number];

/** Mistakes that no schema of one field finds: names without what they name, and sums. */
export function developmentProblems(
  model: Model,
  availability: Availability,
  projects: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  const open = (name: string) =>
    openContentFile(join(CONTENT_FOLDER, "developments", model.key, name), problems, {});
  const facts = open("facts.yaml");
  checkNames(facts, "project", [model.project], projects);
  checkStacks(facts, model);
  const total = shareTotal(model.payment);
  if (total !== 100) report(facts, "payment", `adds up to ${total} percent; must be 100`);
  if (model.released && model.escrow === undefined) {
    report(facts, "released", "must be false until there is an escrow account; add escrow");
  }
  checkConstruction(facts, model.construction);
  checkAvailability(open("availability.yaml"), model, availability);
  return problems;
}

function checkStacks(facts: ContentFile | null, { stacks, wings, types, ...model }: Model): void {
  const keys = types.map(({ key }) => key);
  const used = stacks.map(({ type }) => type);
  checkNames(
    facts,
    "stacks",
    stacks.map(({ wing }) => wing),
    wings.map(({ letter }) => letter),
  );
  checkNames(facts, "stacks", used, keys);
  checkNames(facts, "prices", used, Object.keys(model.prices.perSquareFoot));
  checkNames(
    facts,
    "prices",
    stacks.map(({ outlook }) => outlook),
    Object.keys(model.prices.outlook),
  );
  checkNames(facts, "parking", used, Object.keys(model.parking));
}

function checkConstruction(facts: ContentFile | null, construction: Model["construction"]): void {
  const { handover, promised, milestones } = construction;
  const last = promised.toSorted((one, other) => one.on.localeCompare(other.on)).at(-1)?.handover;
  if (handover !== last) {
    report(facts, "construction", `handover is ${handover}; must be ${last}, as promised last`);
  }
  for (const [index, { built, on }] of milestones.entries()) {
    const before = milestones[index - 1];
    if (!before || (built > before.built && on > before.on)) continue;
    const message = "must be later, and more built, than the one before it";
    report(facts, "construction", `milestone ${index + 1} ${message}`);
  }
}

function checkAvailability(
  file: ContentFile | null,
  { stacks, released }: Model,
  { reserved, sold }: Availability,
): void {
  const numbers = stacks.flatMap((stack) =>
    floorsOf(stack).map((floor) => homeNumber(stack, floor)),
  );
  checkNames(file, "reserved", reserved, numbers);
  checkNames(file, "sold", sold, numbers);
  for (const number of reserved.filter((home) => sold.includes(home))) {
    report(file, "reserved", `${number} is also sold; remove it from one of the two`);
  }
  if (!released && reserved.length + sold.length > 0) {
    report(file, "sold", "must be empty, as reserved must, until facts.yaml says released: true");
  }
}

/** Reports each name once that is not known. */
function checkNames(
  file: ContentFile | null,
  field: string,
  names: readonly string[],
  known: readonly string[],
): void {
  for (const name of new Set(names)) {
    if (known.includes(name)) continue;
    const meant = closest(name, known);
    report(file, field, `there is no "${name}"${meant ? `; did you mean ${meant}?` : ""}`);
  }
}

function report(file: ContentFile | null, field: string, message: string): void {
  const line = file?.text.split("\n").findIndex((text) => text.startsWith(`${field}:`)) ?? 0;
  file?.report(line + 1, field, message);
}
