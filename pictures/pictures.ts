/** `npm run pictures`: adds, lists and removes pictures, and draws link previews again. */
import { printContentProblems } from "#catalog/loader/content-problems.ts";

await printContentProblems([
  async () => (await import("./run-command.ts")).runCommand(process.argv.slice(2)),
]);
