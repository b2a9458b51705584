import { domainToASCII } from "node:url";
import type { Database } from "#server/db/database.ts";

/**
 * The same for all spellings of one address: upper and lower case in any alphabet, composed and
 * decomposed letters, international domains as letters or as Punycode. Databases cannot compute it:
 * SQLite's `lower` knows only ASCII, and PostgreSQL's depends on the locale.
 */
export function emailKey(email: string): string {
  const lower = email.normalize("NFC").toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  return lower.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

const PAGE = 500;

/** Leads of releases before the key get theirs. Resolves with how many there were. */
export async function fillEmailKeys(database: Database): Promise<number> {
  for (let filled = 0; ;) {
    const leads = await database.all<{ id: string; email: string }>(
      `select id, email from leads where email_key is null limit ${PAGE}`,
    );
    if (leads.length === 0) return filled;
    await database.transaction(
      leads.map(({ id, email }) => [
        "update leads set email_key = ? where id = ?",
        emailKey(email),
        id,
      ]),
    );
    filled += leads.length;
    // An older server may add more for as long as it runs.
    if (leads.length < PAGE) return filled;
  }
}
