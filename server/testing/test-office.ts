import { readCommandLine } from "#server/office/command-line.ts";
import { COMMANDS } from "#server/office/commands.ts";
import type { makeApp } from "./test-app.ts";

type Server = Pick<Awaited<ReturnType<typeof makeApp>>, "deps">;

export function officeOf({ deps }: Server) {
  /** Words after the first text may have spaces: `run("invite a@b.example --name", "Amina Khan")`. */
  return async function run(command: string, ...args: string[]): Promise<string> {
    const printed: string[] = [];
    const line = readCommandLine([...command.split(" "), ...args]);
    await COMMANDS[line.command](line, {
      ...deps,
      settings: { ...deps, dataFolder: "", port: 3000, deskSecret: undefined },
      openDocuments: async () => deps.documents,
      openMailer: async () => deps.mailer,
      print: async (text) => printed.push(text) > 0,
    });
    deps.outbox.notify(true); // the running server finds the mails by itself
    return printed.join("\n");
  };
}
