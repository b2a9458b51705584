import { existsSync } from "node:fs";

const STATES = ["met", "not met", "does not apply"] as const;

type LedgerState = (typeof STATES)[number];

/** One line of the ledger: a requirement, a section or a chapter. */
export type LedgerRow = { id: string; state: string; proof: string };

const ROW = /^\| (V[\d.]+) +\|[^|]*\| ([^|]+?) +\| (.*?) *\|$/gm;

export function readLedger(markdown: string): LedgerRow[] {
  return [...markdown.matchAll(ROW)].map(([, id = "", state = "", proof = ""]) => ({
    id,
    state,
    proof,
  }));
}

type Verdict = { counts: Record<LedgerState, number>; mistakes: string[] };

/** Counts requirements by state; a line for a whole section or chapter counts as all of its requirements. */
export function judgeLedger(rows: readonly LedgerRow[], requirements: readonly string[]): Verdict {
  const counts = { met: 0, "not met": 0, "does not apply": 0 };
  const mistakes: string[] = [];
  for (const { id } of rows) {
    if (!requirements.some((one) => covers(id, one))) mistakes.push(`${id} is no requirement`);
  }
  for (const requirement of requirements) {
    const [row, ...others] = rows.filter(({ id }) => covers(id, requirement));
    if (!row) mistakes.push(`${requirement} is missing`);
    else if (others.length > 0) mistakes.push(`${requirement} is named more than once`);
    else {
      const state = STATES.find((known) => known === row.state);
      if (state) counts[state] += 1;
      mistakes.push(...mistakesOf(row));
    }
  }
  return { counts, mistakes: [...new Set(mistakes)] };
}

function covers(id: string, requirement: string): boolean {
  return `${requirement}.`.startsWith(`${id}.`);
}

/** What is met names its tests or files, everything else says why. */
function mistakesOf({ id, state, proof }: LedgerRow): string[] {
  if (state === "met") {
    const paths = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    if (paths.length === 0) return [`${id} is met without a test or file`];
    return paths.filter((path) => !existsSync(path)).map((path) => `${id}: ${path} does not exist`);
  }
  if (!STATES.some((known) => known === state)) return [`${id}: "${state}" is no state`];
  return proof ? [] : [`${id} is ${state} without a reason`];
}
