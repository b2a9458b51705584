// `npm start`: builds the site when something changed, then serves everything.
// JavaScript, so that this process never needs Node's TypeScript compiler and the 20 MB it takes:
// the step before leaves all of the server compiled in the cache.
import { spawnSync } from "node:child_process";

// With the same options, because the compile cache depends on them.
const command = [...process.execArgv, "scripts/prepare.ts", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
if (status !== 0) process.exit(1);

const { runServer } = await import("#server/run.ts");
await runServer();
console.log("Stop with Ctrl+C.");
