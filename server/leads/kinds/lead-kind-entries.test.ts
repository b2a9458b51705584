import { expect, test } from "vitest";
import { LEAD_KIND_ENTRIES } from "./lead-kind-entries.ts";

test("each lead kind has a reference letter of its own", () => {
  const letters = Object.values(LEAD_KIND_ENTRIES).map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/);
});
