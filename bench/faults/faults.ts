/** `npm run faults`: the same fault tests as in `npm test`, with fifty rounds of every kill. */
import { spawnSync } from "node:child_process";

const { status } = spawnSync("vitest run bench/faults --no-file-parallelism --reporter=verbose", {
  stdio: "inherit",
  shell: true,
  env: { FAULT_ROUNDS: "50", ...process.env },
});
process.exitCode = status ?? 1;
