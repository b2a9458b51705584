import { type DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { makeDesk } from "#server/desk/test-desk.ts";
import { readCommandLine } from "./command-line.ts";
import { COMMANDS } from "./commands.ts";

/** A server, and the commands on its database: `run("invite", "amina@company.example")`. */
export async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const { database, mails } = desk;
  const { now, siteOrigin } = desk.deps;
  async function run(...args: string[]): Promise<string> {
    const printed: string[] = [];
    const line = readCommandLine(args);
    await COMMANDS[line.command](line, {
      database,
      now,
      siteOrigin,
      localOrigin: "http://localhost:3000",
      hashCode: createCodeHash(database, undefined),
      sendMail: async (mail) => void mails.push(mail),
      openStores: async () => desk.deps,
      print: async (text) => printed.push(text) > 0,
    });
    return printed.join("\n");
  }
  return { ...desk, run };
}
