import { expect, test } from "vitest";
import { checkSteps } from "./check-steps.ts";

function commands(changed: string[], existing = changed): Record<string, string> {
  return Object.fromEntries(
    checkSteps(changed, existing).map(({ title, command }) => [title, command]),
  );
}

test("without a change only lint and types are checked", () => {
  expect(Object.keys(commands([]))).toEqual(["Lint", "Types"]);
});

test("a changed source runs the unit tests that are related to it", () => {
  const steps = commands(["domain/cart.ts"]);
  expect(Object.keys(steps)).toEqual(["Format", "Lint", "Types", "Unit tests"]);
  expect(steps["Unit tests"]).toMatch(/^vitest related .* "domain\/cart\.ts"$/);
});

test("changed content, also deleted content, is checked, and the catalog's tests run", () => {
  const file = "content/plans/basic/en.md";
  for (const existing of [[file], []]) {
    expect(commands([file], existing)).toMatchObject({
      Content: "node scripts/content/content.ts check",
      "Changed tests": 'vitest --run --reporter=default "catalog/"',
    });
  }
});

test("a changed test in tests/ runs, a browser test and a shared file do not", () => {
  const steps = commands([
    "tests/documents.test.ts",
    "tests/e2e/shop.test.ts",
    "tests/html-page.ts",
    "server/testing/test-folder.ts",
  ]);
  expect(steps["Changed tests"]).toBe('vitest --run --reporter=default "tests/documents.test.ts"');
  expect(steps["Unit tests"]).toBeUndefined();
});
