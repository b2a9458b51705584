import "./tests/demo-content.ts"; // first: other modules read the environment while they load
import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { playwrightReport, sweepReport } from "./scripts/test/results.ts";
import { SITE_FOLDER } from "./server/pages/site-folders.ts";
import { chromiumOptions } from "./tests/chromium.ts";
import { serverEnvironment } from "./tests/server-environment.ts";
import { isSweep } from "./tests/sweep.ts";

const port = Number(process.env.E2E_PORT ?? 4173);
/** A running site to test instead of the built one, such as the development server. */
const running = process.env.E2E_BASE_URL;

if (!running && !existsSync(SITE_FOLDER)) {
  throw new Error(
    `There are no pages to test in ${SITE_FOLDER}: npm run build or npm test makes them.`,
  );
}

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  outputDir: ".results/browser",
  fullyParallel: true,
  workers: 2,
  // In CI a test may be tried again; npm test names those that needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A busy machine is slow, and a test of the sweep may walk many pages: a test fails by what it finds, not by its
  // time.
  timeout: isSweep ? 600_000 : 60_000,
  expect: { timeout: 15_000 },
  reporter: [["line"], ["json", { outputFile: isSweep ? sweepReport : playwrightReport }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: chromiumOptions(),
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: "node server/main.ts",
          url: `http://localhost:${port}/healthz`,
          timeout: 180_000,
          env: serverEnvironment(port, ".results/data"),
        },
      }),
});
