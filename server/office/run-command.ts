import { existsSync } from "node:fs";
import { pino } from "pino";
import type { Mailer } from "#server/delivery/mail/mail.ts";
import { openDatabase, sqliteFile } from "#server/leads/open-database.ts";
import { readSettings, type Settings } from "#server/settings/settings.ts";
import type { Database } from "#server/storage/database.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";
import { openDocumentStore } from "#server/storage/documents/open-document-store.ts";
import { OfficeError } from "./office-error.ts";
import { type Print, printTo } from "./output.ts";

export type OfficeDeps = {
  settings: Pick<Settings, "dataFolder" | "deskOrigin" | "deskSecret" | "port" | "siteOrigin">;
  database: Database;
  openDocuments(): Promise<DocumentStore>;
  /** The mailer takes 20 MB, which most commands do not need. */
  openMailer(): Promise<Pick<Mailer, "send" | "forget">>;
  now: () => Date;
  print: Print;
};

export async function runCommand<Line>(
  readLine: (args: string[]) => Line,
  run: (line: Line, deps: OfficeDeps) => Promise<void>,
): Promise<void> {
  try {
    const line = readLine(process.argv.slice(2));
    await withDatabase(readSettings(process.env), (deps) => run(line, deps));
  } catch (error) {
    const { message, cause } = error as Error;
    console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
    process.exitCode = 1;
  }
}

async function withDatabase(
  settings: Settings,
  run: (deps: OfficeDeps) => Promise<void>,
): Promise<void> {
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataFolder))) {
    throw new OfficeError(
      `no database found in ${settings.dataFolder}: run npm start once, or check DATA_DIR`,
    );
  }
  const database = await openDatabase(settings, pino({ level: "silent" }));
  const mailers: Mailer[] = [];
  try {
    await run({
      settings,
      database,
      openDocuments: () => openDocumentStore(settings),
      async openMailer() {
        const { openMailer } = await import("#server/delivery/mail/open-mailer.ts");
        mailers.push(await openMailer(settings));
        return mailers.at(-1)!;
      },
      now: () => new Date(),
      print: printTo(process.stdout),
    });
  } finally {
    for (const mailer of mailers) mailer.close();
    await database.close();
  }
}
