/** `npm run desk`: who may sign in to the desk, and a demo of it, on the server's database. */
import "#server/load-env-file.ts"; // first: other modules read the environment while they load
import { existsSync } from "node:fs";
import { pino } from "pino";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { makeUploadsFolder } from "#server/documents/uploads-folder.ts";
import { readSettings, type Settings } from "#server/env.ts";
import type { Mail } from "#server/mail/mail.ts";
import { OfficeError } from "#server/office/command-line.ts";
import { printTo } from "#server/office/output.ts";
import { openDatabase, sqliteFile } from "#server/open-database.ts";
import { type CommandLine, readCommandLine } from "./command-line.ts";
import { COMMANDS } from "./commands.ts";

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
    throw new OfficeError(
      `no database found in ${settings.dataFolder}: run npm start once, or check DATA_DIR`,
    );
  }
  const database = await openDatabase(settings, pino({ level: "silent" }));
  try {
    await COMMANDS[line.command](line, {
      database,
      hashCode: createCodeHash(database, settings.deskSecret),
      sendMail: (mail) => sendMail(mail, settings),
      openStores: () => openStores(settings),
      siteOrigin: settings.siteOrigin,
      localOrigin: `http://localhost:${settings.port}`,
      now: () => new Date(),
      print: printTo(process.stdout),
    });
  } finally {
    await database.close();
  }
}

async function openStores(settings: Settings) {
  const { openDocumentStore, openMailer } = await import("#server/stores.ts");
  return {
    documents: await openDocumentStore(settings),
    uploadsFolder: await makeUploadsFolder(settings.dataFolder),
    mailer: await openMailer(settings),
  };
}

/** Loading the mailer takes 20 MB, which most commands do not need. */
async function sendMail(mail: Mail, settings: Settings): Promise<void> {
  const { openMailer } = await import("#server/stores.ts");
  const mailer = await openMailer(settings);
  try {
    await mailer.send(mail);
  } catch (cause) {
    throw new OfficeError("the invitation was not mailed", { cause });
  } finally {
    mailer.close();
  }
}
