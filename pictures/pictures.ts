/** `npm run pictures`: adds the pictures of an entry, lists missing and unused ones, and removes unused ones. */
import { printContentProblems } from "#catalog/loader/content-problems.ts";

await printContentProblems([
  async () => (await import("./run-command.ts")).runCommand(process.argv.slice(2)),
]);
