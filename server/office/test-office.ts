import type { makeApp } from "#server/test-app.ts";
import { readCommandLine } from "./command-line.ts";
import { COMMANDS, type OfficeDeps } from "./commands.ts";

type Server = Pick<Awaited<ReturnType<typeof makeApp>>, "deps">;

/** Runs `npm run leads` on a test server's database; resolves with the output. */
export function officeOf({ deps: { database, documents, now } }: Server) {
  return async function run(command: string): Promise<string> {
    const printed: string[] = [];
    const deps: OfficeDeps = {
      database,
      openStores: async () => ({ documents, mailer: { forget: async () => {} } }),
      now,
      print: async (text) => printed.push(text) > 0,
    };
    const line = readCommandLine(command.split(" "));
    await COMMANDS[line.command](line, deps);
    return printed.join("\n");
  };
}
