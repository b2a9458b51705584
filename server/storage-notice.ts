import { join, resolve } from "node:path";
import type { Settings } from "#server/settings/settings.ts";
import { sqliteFile } from "#server/leads/open-database.ts";

type Storage = Pick<Settings, "dataFolder" | "databaseUrl" | "bucket" | "smtpUrl">;

/** A URL may hold a password and is not shown. */
export function storageNotice({ dataFolder, databaseUrl, bucket, smtpUrl }: Storage): string {
  const folder = resolve(dataFolder);
  const leads = databaseUrl ? "the database of DATABASE_URL" : sqliteFile(folder);
  const documents = bucket ? `the bucket ${bucket.bucket}` : join(folder, "documents");
  const mails = smtpUrl ? "sent through SMTP_URL" : `stored in ${join(folder, "outbox")}`;
  return `Leads are stored in ${leads}, documents in ${documents}; mails are ${mails}.`;
}
