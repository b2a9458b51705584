import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { chromiumOptions, findChromium } from "./chromium.ts";

afterEach(() => vi.unstubAllEnvs());

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "browsers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function hideBrowsers() {
  for (const name of ["CHROMIUM_PATH", "ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]) {
    vi.stubEnv(name, "");
  }
  vi.stubEnv("PATH", "/nowhere");
  vi.stubEnv("HOME", "/nowhere");
}

test("CHROMIUM_PATH names the browser; a path without a file is an error", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(findChromium()).toBe(process.execPath);
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  expect(findChromium).toThrow("there is no /nowhere/chromium");
});

test.for([
  ["Linux", "PATH", "google-chrome-stable"],
  ["macOS", "HOME", "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["Windows", "ProgramFiles(x86)", "Microsoft/Edge/Application/msedge.exe"],
] as const)("a browser is found where %s installs it", ([, variable, path]) => {
  hideBrowsers();
  const folder = makeFolder();
  vi.stubEnv(variable, folder);
  const browser = join(folder, path);
  mkdirSync(dirname(browser), { recursive: true });
  writeFileSync(browser, "");
  expect(findChromium()).toBe(browser);
});

test("without a browser the error says what to install", () => {
  hideBrowsers();
  expect(chromiumOptions).toThrow("install Chrome, Edge or Chromium, or give its path");
});
