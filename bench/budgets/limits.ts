import { readFileSync, writeFileSync } from "node:fs";
import { kindOf } from "./page-kinds.ts";
import type { PageWeight } from "./page-weight.ts";

export type Weights = { desk: number; pages: Record<string, PageWeight> };

/** How much more than its last accepted weight a page may have. */
const AIR = 0.03;

const FILE = "bench/budgets/weights.json";

/** Parts that grow with content as well as with code. */
const contentParts = new Set<keyof PageWeight>(["html", "picturesAboveFold"]);

/** These pages have no content, so growth of their HTML is growth of code. */
const pagesOfCode = new Set(["/404", "/login", "/register", "/forgot-password", "/checkout"]);

export function readWeights(): Weights {
  return JSON.parse(readFileSync(FILE, "utf8")) as Weights;
}

export function writeWeights(weights: Weights): void {
  writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`);
}

export function limitOf(bytes: number): number {
  return Math.floor(bytes * (1 + AIR));
}

export type Excess = { part: keyof PageWeight; limit: number; isOfContent: boolean };

/** A kind of page that was never weighed has no limits. */
export function excesses(path: string, weight: PageWeight, { pages }: Weights): Excess[] {
  const accepted = pages[kindOf(path)];
  if (!accepted) return [];
  return (Object.keys(accepted) as (keyof PageWeight)[])
    .map((part) => ({ part, limit: limitOf(accepted[part]), isOfContent: isOfContent(path, part) }))
    .filter(({ part, limit }) => weight[part] > limit);
}

function isOfContent(path: string, part: keyof PageWeight): boolean {
  return contentParts.has(part) && !(part === "html" && pagesOfCode.has(path));
}
