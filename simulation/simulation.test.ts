import { expect, test } from "vitest";
import { addCoverage, type Coverage, neverReached } from "./coverage.ts";
import { PLANTS } from "./plants.ts";
import { type SeedOutcome, startSeeds } from "./start-seeds.ts";

const MINUTES = 60_000;

async function outcomesOf(...shares: Parameters<typeof startSeeds>[0][]): Promise<SeedOutcome[]> {
  const outcomes: SeedOutcome[] = [];
  await Promise.all(shares.map((share) => startSeeds(share, (each) => outcomes.push(each))));
  return outcomes;
}

test(
  "300 seeds break no promise and reach every command and fault",
  { timeout: 15 * MINUTES },
  async () => {
    const outcomes = await outcomesOf(
      { first: 1, every: 2, count: 150 },
      { first: 2, every: 2, count: 150 },
    );
    expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(outcomes).toHaveLength(300);
    const coverage: Coverage = {};
    for (const outcome of outcomes) addCoverage(coverage, outcome.coverage);
    expect(neverReached(coverage)).toEqual([]);
  },
);

test("a seed does the same every time", { timeout: 5 * MINUTES }, async () => {
  const [first, again] = await Promise.all([
    outcomesOf({ first: 4711, count: 3 }),
    outcomesOf({ first: 4711, count: 3 }),
  ]);
  expect(again).toEqual(first);
  expect(new Set(first.map(({ digest }) => digest)).size).toBe(3);
});

/** Every bug is found well before. */
const MOST_SEEDS = 150;

test.for(Object.keys(PLANTS))(
  "finds a server that %s",
  { timeout: 10 * MINUTES },
  async (plant) => {
    const outcomes = await outcomesOf({ first: 1, count: MOST_SEEDS, plant });
    expect(outcomes.filter(({ problem }) => problem !== null)).toHaveLength(1);
  },
);
