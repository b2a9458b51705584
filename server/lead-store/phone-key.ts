import type { Database } from "#server/db/database.ts";

/** A number is recognized by as many digits as national numbers of the Emirates have. */
export const NATIONAL_DIGITS = 9;
const FEWEST_DIGITS = 7;

/**
 * The same for all notations of one number: with the country's code, with a leading zero or with
 * neither. Empty without a number.
 */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < FEWEST_DIGITS ? "" : digits.slice(-NATIONAL_DIGITS);
}

const PAGE = 500;

/** Leads of releases before the key get theirs. Resolves with how many there were. */
export async function fillPhoneKeys(database: Database): Promise<number> {
  for (let filled = 0; ;) {
    const leads = await database.all<{ id: string; phone: string }>(
      `select id, phone from leads where phone_key is null limit ${PAGE}`,
    );
    if (leads.length === 0) return filled;
    await database.transaction(
      leads.map(({ id, phone }) => [
        "update leads set phone_key = ? where id = ?",
        phoneKey(phone),
        id,
      ]),
    );
    filled += leads.length;
    // An older server may add more for as long as it runs.
    if (leads.length < PAGE) return filled;
  }
}
