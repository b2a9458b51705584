import { createHash } from "node:crypto";
import { agency } from "#domain/test-brokers.ts";
import type { Database, SqlValue } from "#server/storage/database.ts";

const ROWS_PER_STATEMENT = 500;
const NEWEST = Date.parse("2026-03-10T08:00:00Z");

/** All kinds, several in one second, each with two messages; every other broker has documents. */
export async function addManyLeads(database: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += ROWS_PER_STATEMENT) {
    const length = Math.min(ROWS_PER_STATEMENT, count - first);
    const numbers = Array.from({ length }, (_, index) => first + index);
    await insert(
      database,
      "leads (id, kind, received_at, name, email, phone, details, fingerprint)",
      numbers.map(leadRow),
    );
    await insert(
      database,
      "documents (stored_name, lead_id, field, file_name, bytes, sha256)",
      numbers.filter((number) => number % 6 === 2).flatMap(documentRows),
    );
    await insert(
      database,
      "messages (id, lead_id, purpose, state, attempts, due_at, sent_at)",
      numbers.flatMap(messageRows),
    );
  }
}

async function insert(database: Database, table: string, rows: SqlValue[][]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
  await database.run(`insert into ${table} values ${values}`, ...rows.flat());
}

/** A number always gives the same id; ids are in no order. */
function idOf(number: number): string {
  const digits = createHash("md5").update(String(number)).digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

function receivedAt(number: number): number {
  return NEWEST - Math.floor(number / 3) * 1000;
}

const visitor = {
  name: "Amina Khan",
  email: "amina@example.com",
  phone: "+971 50 123 4567",
  message: "Two bedrooms,\nwith a view - please.",
};
const KINDS = [
  ["meeting", { ...visitor, date: "2026-03-12", time: "10:30 AM" }],
  ["contact", { ...visitor, subject: "Studio" }],
  ["broker", agency],
] as const;

function leadRow(number: number): SqlValue[] {
  const [kind, example] = KINDS[number % 3]!;
  const details = { ...example, name: `${example.name} ${number}` };
  const { name, email, phone } = details;
  return [
    idOf(number),
    kind,
    receivedAt(number),
    name,
    email,
    phone,
    JSON.stringify(details),
    String(number),
  ];
}

function documentRows(number: number): SqlValue[][] {
  return ["tradeLicense", "rera", "passport"].map((field) => [
    `${field}-${number}.pdf`,
    idOf(number),
    field,
    `${field}.pdf`,
    123_456,
    "0".repeat(64),
  ]);
}

function messageRows(number: number): SqlValue[][] {
  return ["office-notice", "visitor-receipt"].map((purpose) => [
    `${purpose}-${number}`,
    idOf(number),
    purpose,
    "sent",
    1,
    receivedAt(number),
    receivedAt(number),
  ]);
}
