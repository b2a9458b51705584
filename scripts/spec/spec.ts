/**
 * `npm run spec`: which clauses of the specification the last run of the tests has proved. Fails
 * while one is neither proved nor listed, with the reason, as stating nothing testable.
 */
import { readSections } from "#scripts/spec/clauses.ts";
import { type Coverage, coverageOf } from "#scripts/spec/coverage.ts";
import { untestableClauses } from "#scripts/spec/untestable-clauses.ts";
import { readPlaywrightResults, readVitestResults } from "#scripts/test/results.ts";

const results = [...readVitestResults(), ...readPlaywrightResults()];
if (results.length === 0) console.log("No results of a last run: run npm test first.\n");

const totals: Record<Coverage, number> = { covered: 0, failing: 0, uncovered: 0, untestable: 0 };

for (const { heading, clauses } of readSections()) {
  if (clauses.length === 0) continue;
  const byCoverage = Object.groupBy(clauses, (clause) =>
    coverageOf(clause, results, untestableClauses),
  );
  const covered = byCoverage.covered?.length ?? 0;
  console.log(`${heading}: ${covered} of ${clauses.length} covered by a passing test`);
  for (const kind of ["failing", "uncovered", "untestable"] as const) {
    const found = byCoverage[kind] ?? [];
    if (found.length > 0) console.log(`  ${kind}: ${found.join(" ")}`);
    totals[kind] += found.length;
  }
  totals.covered += covered;
}

const all = Object.values(totals).reduce((sum, count) => sum + count, 0);
console.log(
  `\n${totals.covered} proved by tests, ${totals.untestable} listed as stating nothing testable, ` +
    `${totals.failing} failing, ${totals.uncovered} uncovered`,
);
console.log(`spec: ${totals.covered + totals.untestable} of ${all} clauses covered`);
process.exitCode = totals.failing + totals.uncovered === 0 ? 0 : 1;
