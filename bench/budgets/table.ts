import { aligned } from "#bench/aligned.ts";
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

export function budgetTable(weights: Map<string, PageWeight>, accepted: Weights): string {
  const rows = Object.entries(heaviestOfKinds(weights)).map(([kind, weight]) => [
    kind,
    ...columns.map(([part]) => cell(part, weight[part], accepted.pages[kind]?.[part])),
  ]);
  return aligned([["heaviest page of each kind", ...columns.map(([, title]) => title)], ...rows]);
}

function cell(part: keyof PageWeight, value: number, accepted: number | undefined): string {
  const write = (amount: number) =>
    part === "thirdParties" ? String(amount) : (amount / 1000).toFixed(1);
  if (accepted === undefined) return write(value);
  const limit = limitOf(accepted);
  return `${write(value)}/${write(limit)}${value > limit ? " !" : ""}`;
}
