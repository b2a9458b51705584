import { expect, test } from "vitest";
import { readSections } from "./clauses.ts";
import { coverageOf } from "./coverage.ts";
import { untestableClauses } from "./untestable-clauses.ts";

const passed = { title: "[2.030] the backdrop closes the popup", passed: true };
const failed = { title: "[2.030] the close button closes it", passed: false };

test("a clause is covered when all tests that name it pass", () => {
  expect(coverageOf("2.030", [passed], {})).toBe("covered");
  expect(coverageOf("2.030", [passed, failed], {})).toBe("failing");
  expect(coverageOf("2.031", [passed], {})).toBe("uncovered");
});

test("a clause that states nothing testable needs no test", () => {
  expect(coverageOf("1.008", [], { "1.008": "reason" })).toBe("untestable");
});

test("the specification has 349 clauses, each once, and the untestable ones are among them", () => {
  const clauses = readSections().flatMap((section) => section.clauses);
  expect(clauses).toHaveLength(349);
  expect(new Set(clauses).size).toBe(349);
  expect(clauses).toEqual(expect.arrayContaining(Object.keys(untestableClauses)));
});
