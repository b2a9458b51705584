import { afterEach, expect, test, vi } from "vitest";
import { chromiumOptions, findChromium } from "./chromium.ts";

afterEach(() => vi.unstubAllEnvs());

test("CHROMIUM_PATH names the browser; one that leads nowhere is not quietly replaced", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(findChromium()).toBe(process.execPath);
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  expect(findChromium).toThrow("there is no /nowhere/chromium");
});

test("a machine without a browser is told what to do", () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", "/nowhere");
  expect(chromiumOptions).toThrow("install it, or give its path in CHROMIUM_PATH");
});
