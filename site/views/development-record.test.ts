import { expect, test } from "vitest";
import { allDevelopments, findDevelopment } from "#catalog/developments/developments.ts";
import { toDevelopmentRecord } from "./development-record.ts";

const tower = findDevelopment("warsan-tower")!;

test("every development shows project number, permit, escrow account and progress with its date", () => {
  for (const development of allDevelopments()) {
    const { facts, isDemonstration } = toDevelopmentRecord(development);
    expect(facts.map(({ label }) => label)).toEqual([
      "Project number (RERA)",
      "Advertising permit (Trakheesi)",
      "Escrow account",
      "Progress",
    ]);
    expect(facts.at(-1)?.value).toMatch(/ on 31 October 2026/);
    expect(isDemonstration).toBe(true);
  }
});

test("the progress says whether work has begun, how far it is, and when it is complete", () => {
  const progressOf = (built: number) => {
    const construction = { ...tower.construction, progress: { built, on: "2026-09-30" } };
    return toDevelopmentRecord({ ...tower, construction }).facts.at(-1)?.value;
  };
  expect(progressOf(0)).toBe("Not begun on 30 September 2026; planned from 3 February 2025");
  expect(progressOf(41)).toBe("41 % built, as inspected on 30 September 2026");
  expect(progressOf(100)).toBe("Complete, as inspected on 30 September 2026");
});

test("a development without an escrow account says that nothing can be paid", () => {
  const { facts } = toDevelopmentRecord({ ...tower, escrow: undefined });
  expect(facts[2]?.value).toMatch(/^Not open yet: no home can be reserved or paid for/);
});

test("real numbers are not called a demonstration", () => {
  const real = { ...tower, projectNumber: "2841", permit: "7112345678" };
  expect(toDevelopmentRecord(real).isDemonstration).toBe(false);
});
