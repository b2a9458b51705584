import { z } from "zod";
import type { Database } from "#server/storage/database.ts";
import { emailKey } from "./email-key.ts";
import { storedOrigin } from "./origin.ts";
import { phoneKey } from "./phone-key.ts";
import { leadRow } from "./stored-lead.ts";

const leadWithText = leadRow
  .pick({ id: true, kind: true, email: true, phone: true })
  .extend({ details: z.string() });

const PAGE = 500;

/** Computes the columns of leads from earlier releases, which have no phone key. Resolves with their number. */
export async function fillColumns(database: Database): Promise<number> {
  for (let filled = 0; ;) {
    const leads = await database.all(
      leadWithText,
      `select id, kind, email, phone, details from leads where phone_key is null limit ${PAGE}`,
    );
    if (leads.length === 0) return filled;
    await database.transaction(
      leads.map(({ id, kind, email, phone, details }) => [
        "update leads set email_key = ?, phone_key = ?, origin = ? where id = ?",
        emailKey(email),
        phoneKey(phone),
        storedOrigin(kind, details),
        id,
      ]),
    );
    filled += leads.length;
    // An older server may add more for as long as it runs.
    if (leads.length < PAGE) return filled;
  }
}
