/** `npm run leads`: the office's commands, on the server's database. */
import "#server/load-env-file.ts"; // first: other modules read the environment while they load
import { existsSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { pino } from "pino";
import { openDatabase, sqliteFile } from "#server/open-database.ts";
import { readSettings, type Settings } from "#server/env.ts";
import type { Mailer } from "#server/mail/mail.ts";
import { type CommandLine, OfficeError, readCommandLine } from "./command-line.ts";
import { COMMANDS } from "./commands.ts";
import { printTo } from "./output.ts";

// Pages of leads soon become garbage: a growing young generation would take 100 MB.
setFlagsFromString("--semi-space-growth-factor=1");

try {
  const line = readCommandLine(process.argv.slice(2));
  await run(line, readSettings(process.env));
} catch (error) {
  // One line without a stack trace, which does not help the user.
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 1;
}

async function run(line: CommandLine, settings: Settings): Promise<void> {
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataFolder))) {
    throw new OfficeError(`no database found in ${settings.dataFolder}: check DATA_DIR`);
  }
  const database = await openDatabase(settings, pino({ level: "silent" }));
  let mailer: Mailer | null = null;
  try {
    await COMMANDS[line.command](line, {
      database,
      async openStores() {
        const { openDocumentStore, openMailer } = await import("#server/stores.ts");
        mailer = await openMailer(settings);
        return { documents: await openDocumentStore(settings), mailer };
      },
      print: printTo(process.stdout),
      now: () => new Date(),
    });
  } finally {
    (mailer as Mailer | null)?.close();
    await database.close();
  }
}
