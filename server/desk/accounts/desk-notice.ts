import { DESK_PATH } from "#domain/desk/urls.ts";
import { existingRow } from "#server/storage/row-values.ts";
import type { Database } from "#server/storage/database.ts";

export async function deskNotice(database: Database, url: string): Promise<string> {
  const row = await database.first(existingRow, "select 1 from accounts limit 1");
  const how = row
    ? "enter your e-mail address there, and the code from your mail or from npm run office -- code you@company.example"
    : "invite yourself first with npm run office -- invite you@company.example";
  return `The desk is at ${url}${DESK_PATH}: ${how}`;
}
