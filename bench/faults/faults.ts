/** `npm run faults`: the fault tests of `npm test`, with fifty rounds of every kill, all hostile requests on both
 * databases, and every pair of failing calls. */
import { spawnSync } from "node:child_process";

const tests = "bench/faults simulation/nth-call server/desk/hostile-requests.test.ts";
const { status } = spawnSync(`vitest run ${tests} --no-file-parallelism --reporter=verbose`, {
  stdio: "inherit",
  shell: true,
  env: { FAULT_ROUNDS: "50", ...process.env },
});
process.exitCode = status ?? 1;
