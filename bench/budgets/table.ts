import { aligned } from "#bench/aligned.ts";
import { mostElements } from "./elements.ts";
import { limitOf, type Weights } from "./limits.ts";
import { heaviestOfKinds } from "./page-kinds.ts";
import type { PageWeight } from "./page-weight.ts";

const columns: [keyof PageWeight, string][] = [
  ["html", "HTML"],
  ["styles", "CSS"],
  ["scriptBeforeLoad", "JS < load"],
  ["script", "JS"],
  ["fonts", "fonts"],
  ["picturesAboveFold", "pictures"],
  ["thirdParties", "others"],
];

export function budgetTable(
  weights: Map<string, PageWeight>,
  elements: Record<string, number>,
  accepted: Weights,
): string {
  const rows = Object.entries(heaviestOfKinds(weights)).map(([kind, weight]) => [
    kind,
    ...columns.map(([part]) => cell(part, weight[part], accepted.pages[kind]?.[part])),
    against(elements[kind] ?? 0, mostElements(kind), String),
  ]);
  const titles = ["heaviest page of each kind", ...columns.map(([, title]) => title), "elements"];
  return aligned([titles, ...rows]);
}

function cell(part: keyof PageWeight, value: number, accepted: number | undefined): string {
  const write = (amount: number) =>
    part === "thirdParties" ? String(amount) : (amount / 1000).toFixed(1);
  if (accepted === undefined) return write(value);
  return against(value, limitOf(accepted), write);
}

function against(value: number, limit: number, write: (amount: number) => string): string {
  return `${write(value)}/${write(limit)}${value > limit ? " !" : ""}`;
}
