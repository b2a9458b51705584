// `npm start`: builds if something changed, then serves. JavaScript, so that this process does not need the
// 20 MB of Node's TypeScript compiler: the step before leaves the server compiled in the cache.
import { spawnSync } from "node:child_process";

// The compile cache depends on the options.
const command = [...process.execArgv, "scripts/prepare.ts", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
if (status !== 0) process.exit(1);

const { runServer } = await import("#server/run.ts");
await runServer();
console.log("Stop with Ctrl+C.");
