import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The flag `v` at the end of a regular expression. */
const SETS_FLAG = /\/[dgimsuy]*v[dgimsuy]*(?=[;,.)\s])/;

test("no regular expression of browser code has the flag v, which Safari 16 rejects", () => {
  const sources = globSync("{domain,site}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => SETS_FLAG.test(readFileSync(file, "utf8")))).toEqual([]);
});
