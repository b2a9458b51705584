import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColours } from "./brand.ts";

test("icons and pages have the same colours", () => {
  const tokens = readFileSync("site/styles/tokens.css", "utf8");
  for (const [name, colour] of Object.entries(brandColours)) {
    expect(tokens).toContain(`--color-${name}: ${colour};`);
  }
});
