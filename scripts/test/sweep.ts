import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { rmSync } from "node:fs";
import { readSweepResults, sweepReport } from "#scripts/test/results.ts";
import { runChecks } from "#scripts/test/run-checks.ts";
import { sweepSteps } from "#scripts/test/steps.ts";

rmSync(sweepReport, { force: true });
await runChecks(sweepSteps, readSweepResults);
