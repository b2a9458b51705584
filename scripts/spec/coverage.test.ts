import { expect, test } from "vitest";
import { readSections } from "./clauses.ts";
import { coverageOf, crowdedTitles, hasWeakProof } from "./coverage.ts";
import { untestableClauses } from "./untestable-clauses.ts";

const passed = { title: "[2.030] the backdrop closes the popup", passed: true };
const failed = { title: "[2.030] the close button closes it", passed: false };
const shared = { title: "[2.030] [2.031] the popup opens and closes", passed: true };

test("a clause is named when all tests with its number pass", () => {
  expect(coverageOf("2.030", [passed], {})).toBe("named");
  expect(coverageOf("2.030", [passed, failed], {})).toBe("failing");
  expect(coverageOf("2.031", [passed], {})).toBe("missing");
});

test("a clause that states nothing testable needs no test", () => {
  expect(coverageOf("1.008", [], { "1.008": "reason" })).toBe("untestable");
});

test("a proof is weak when its only test names other clauses too", () => {
  expect(hasWeakProof("2.031", [passed, shared])).toBe(true);
  expect(hasWeakProof("2.030", [passed, shared])).toBe(false);
  expect(hasWeakProof("2.030", [passed])).toBe(false);
  expect(hasWeakProof("2.032", [passed])).toBe(false);
});

test("a title with more than three clauses is found", () => {
  const crowded = { title: "[2.030] [2.031] [2.032] [2.033] the popup works", passed: true };
  expect(crowdedTitles([passed, shared, crowded])).toEqual([crowded.title]);
});

test("the specification has 349 clauses, each once, and the untestable ones are among them", () => {
  const clauses = readSections().flatMap((section) => section.clauses);
  expect(clauses).toHaveLength(349);
  expect(new Set(clauses).size).toBe(349);
  expect(clauses).toEqual(expect.arrayContaining(Object.keys(untestableClauses)));
});
