import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandColours, mailColours } from "./brand.ts";

test("icons, mails and pages have the same colours", () => {
  const tokens = readFileSync("ui/styles/tokens.css", "utf8");
  for (const [name, colour] of Object.entries({ ...brandColours, ...mailColours })) {
    expect(tokens).toContain(`--color-${name}: ${colour};`);
  }
});
