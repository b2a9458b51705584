import "./tests/demo-content.ts"; // first: other modules read the environment while they load
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { vitestReport } from "./scripts/test/results.ts";

export default defineConfig({
  test: {
    include: [
      "{bench,catalog,demo,desk,domain,pictures,scripts,server,simulation,site,studio,tests,ui}/**/*.test.{ts,tsx}",
    ],
    exclude: ["tests/e2e/**"],
    // Most of the time goes into waiting for processes, files and sockets.
    maxWorkers: 2 * availableParallelism(),
    // A busy machine is slow; a test fails by what it finds, not by its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Most test files are short: loading the modules again for each would take longer than the tests.
    isolate: false,
    globalSetup: ["server/testing/test-shared-postgres.ts"],
    setupFiles: ["tests/page-tests.ts"],
    reporters: ["default", ["json", { outputFile: vitestReport }]],
  },
});
