import { utimesSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { fingerprint } from "./fingerprint.ts";

afterEach(() => vi.unstubAllEnvs());

// A hundred megabytes of media are read twice.
vi.setConfig({ testTimeout: 30_000 });

test("the dates of files do not change the fingerprint", () => {
  const before = fingerprint();
  utimesSync("content/icons/favicon.svg", new Date(), new Date());
  expect(fingerprint()).toBe(before);
});

test("a setting of the build changes the fingerprint", () => {
  const before = fingerprint();
  vi.stubEnv("SITE_URL", "https://sindh-works.example");
  expect(fingerprint()).not.toBe(before);
});
