/** Fails if a clause is neither named by a passing test of the last run nor listed as
 * untestable, or if a title names more than three clauses. */
import { readSections } from "#scripts/spec/clauses.ts";
import { type Coverage, coverageOf, crowdedTitles, hasWeakProof } from "#scripts/spec/coverage.ts";
import { untestableClauses } from "#scripts/spec/untestable-clauses.ts";
import { readPlaywrightResults, readVitestResults } from "#scripts/test/results.ts";

const results = [...readVitestResults(), ...readPlaywrightResults()].filter(
  ({ leftOut }) => !leftOut,
);
if (results.length === 0) console.log("No results of a last run: run npm test first.\n");

const totals: Record<Coverage, number> = { named: 0, failing: 0, missing: 0, untestable: 0 };
const sections = readSections().filter(({ clauses }) => clauses.length > 0);

for (const { heading, clauses } of sections) {
  const byCoverage = Object.groupBy(clauses, (clause) =>
    coverageOf(clause, results, untestableClauses),
  );
  const named = byCoverage.named?.length ?? 0;
  console.log(`${heading}: ${named} of ${clauses.length} named by a passing test`);
  for (const kind of ["failing", "missing", "untestable"] as const) {
    const found = byCoverage[kind] ?? [];
    if (found.length > 0) console.log(`  ${kind}: ${found.join(" ")}`);
    totals[kind] += found.length;
  }
  totals.named += named;
}

const all = sections.flatMap(({ clauses }) => clauses);
const weak = all.filter((clause) => hasWeakProof(clause, results));
console.log(
  `\nWeak proofs: ${weak.length} clauses are named by one test only, whose title names others too:`,
);
console.log(weak.join(" ").replaceAll(/(.{90}\S*) /g, "$1\n"));

const crowded = crowdedTitles(results);
for (const title of crowded) console.log(`\nMore than three clauses in one title: ${title}`);

console.log(
  `\n${totals.named} named by a passing test, ${totals.untestable} listed as stating nothing testable, ` +
    `${totals.failing} failing, ${totals.missing} missing`,
);
console.log(`spec: ${totals.named + totals.untestable} of ${all.length} clauses covered`);
process.exitCode = totals.failing + totals.missing + crowded.length === 0 ? 0 : 1;
