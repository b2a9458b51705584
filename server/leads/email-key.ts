import { domainToASCII } from "node:url";

/** One key for all spellings of an e-mail address: case in any alphabet, composed letters, Punycode. Databases
 * cannot compute it: SQLite's `lower` knows only ASCII, and PostgreSQL's depends on the locale. */
export function emailKey(email: string): string {
  const lower = email.normalize("NFC").toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  return lower.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
