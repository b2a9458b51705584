import { utimesSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { fingerprint } from "./fingerprint.ts";

afterEach(() => vi.unstubAllEnvs());

// A hundred megabytes of media are read twice.
vi.setConfig({ testTimeout: 30_000 });

test("a fresh checkout, whose files are younger, has the same fingerprint", () => {
  const before = fingerprint();
  utimesSync("public/favicon.svg", new Date(), new Date());
  expect(fingerprint()).toBe(before);
});

test("a setting that the build takes in makes another", () => {
  const before = fingerprint();
  vi.stubEnv("COMPANY_NAME", "Sindh Works");
  expect(fingerprint()).not.toBe(before);
});
