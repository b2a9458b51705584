/** `npm run content`: without a command it lists the commands. */
import { commands } from "./commands.ts";
import { readCommandLine } from "./command-line.ts";

const line = readCommandLine(process.argv.slice(2), commands);
if ("usage" in line) {
  console.log(line.usage);
} else if ("error" in line) {
  console.error(line.error);
  process.exitCode = 2;
} else {
  process.exitCode = await line.run();
}
