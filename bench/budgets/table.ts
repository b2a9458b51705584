import { aligned } from "#bench/aligned.ts";
import { kindOf, limitsOf } from "./limits.ts";
import type { PageWeight } from "./page-weight.ts";

const columns: [keyof PageWeight, string][] = [
  ["html", "HTML+CSS"],
  ["scriptBeforeLoad", "JS < load"],
  ["script", "JS"],
  ["fonts", "fonts"],
  ["picturesAboveFold", "pictures"],
  ["thirdParties", "others"],
];

/** A row for each kind of page: its heaviest page beside the limit. */
export function budgetTable(weights: Map<string, PageWeight>): string {
  const kinds = Object.entries(Object.groupBy(weights.keys(), kindOf)).toSorted();
  const rows = kinds.map(([kind, paths = []]) => [
    kind,
    ...columns.map(([part]) => cell(part, worst(part, paths, weights), paths[0] ?? "")),
  ]);
  return aligned([["worst page of each kind", ...columns.map(([, title]) => title)], ...rows]);
}

function worst(part: keyof PageWeight, paths: string[], weights: Map<string, PageWeight>): number {
  return Math.max(...paths.map((path) => weights.get(path)?.[part] ?? 0));
}

function cell(part: keyof PageWeight, value: number, path: string): string {
  const limit = limitsOf(path)[part];
  const unit = part === "thirdParties" ? 1 : 1000;
  const mark = value > limit ? " !" : "";
  return `${(value / unit).toFixed(unit === 1 ? 0 : 1)}/${limit / unit}${mark}`;
}
