import { defineConfig } from "vitest/config";
import { vitestReport } from "./scripts/test/results.ts";

export default defineConfig({
  test: {
    include: [
      "{bench,catalog,desk,domain,pictures,scripts,server,site,studio,tests,ui}/**/*.test.{ts,tsx}",
    ],
    exclude: ["tests/e2e/**"],
    // Most of the time goes into waiting for processes, files and sockets.
    maxWorkers: "100%",
    // A busy machine is slow; a test fails by what it finds, not by its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["tests/busy-machine.ts"],
    reporters: ["default", ["json", { outputFile: vitestReport }]],
  },
});
