// `npm start`: builds the site when something changed, then serves everything.
// In JavaScript, so that this process never needs Node's TypeScript compiler and the 20 MB it takes:
// the step before leaves all of the server compiled in the cache.
import { spawnSync } from "node:child_process";

console.log("1/2 Building the site …");
// With the same options, or its cache would be another one.
const command = [...process.execArgv, "scripts/prepare.ts"];
const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
if (status !== 0) process.exit(1);

console.log("2/2 Starting the server …");
const { runServer } = await import("#server/run.ts");
await runServer();
console.log("    Leads, documents and kept mail are in the data folder. Stop with Ctrl+C.");
