/** `npm run office`: commands for leads and people. */
import "#server/settings/load-env-file.ts"; // first: other modules read the environment while they load
import { setFlagsFromString } from "node:v8";
import { readCommandLine } from "./command-line.ts";
import { COMMANDS } from "./commands.ts";
import { runCommand } from "./run-command.ts";

// Pages of leads soon become garbage, for which a growing young generation would take 100 MB.
setFlagsFromString("--semi-space-growth-factor=1");

await runCommand(readCommandLine, (line, deps) => COMMANDS[line.command](line, deps));
