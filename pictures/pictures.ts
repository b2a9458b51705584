/** `npm run pictures`: adds the pictures of an entry, lists missing and unused ones, and removes the unused ones. */
import { printContentProblems } from "#catalog/loader/content-problems.ts";

// Loading the command reads content, which may have mistakes.
await printContentProblems([
  async () => (await import("./run-command.ts")).runCommand(process.argv.slice(2)),
]);
