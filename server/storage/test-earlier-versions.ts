import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { individual } from "#domain/test-brokers.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { phoneKey } from "#server/leads/phone-key.ts";
import { contact, meeting } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import type { Database, SqlValue, Statement } from "./database.ts";
import { MIGRATIONS_FOLDER } from "./migrate.ts";

const numberOf = (file: string) => Number(file.slice(0, 3));

const FILES = readdirSync(MIGRATIONS_FOLDER).toSorted();

export const VERSIONS = [...new Set(FILES.map(numberOf))];

/** The migrations of the release whose last migration this is. */
export function migrationsUpTo(version: number): string {
  const folder = makeFolder();
  for (const file of FILES.filter((each) => numberOf(each) <= version)) {
    copyFileSync(join(MIGRATIONS_FOLDER, file), join(folder, file));
  }
  return folder;
}

const SUBMITTED = {
  meeting,
  contact: { ...contact, subject: contact.propertyType },
  broker: individual,
};

export type OldKind = keyof typeof SUBMITTED;

export const OLD_KINDS = Object.keys(SUBMITTED) as OldKind[];

type OldLead = { id: string; kind: OldKind; receivedAt: number };

/** As the release of that version stored it, with messages and a broker's documents. */
export function oldLeadStatements(version: number, lead: OldLead): Statement[] {
  const { id, kind, receivedAt } = lead;
  const { name, phone } = SUBMITTED[kind];
  const email = `${id}@Example.com`;
  const row: Record<string, SqlValue> = {
    id,
    kind,
    received_at: receivedAt,
    name,
    email,
    phone,
    details: JSON.stringify({ ...SUBMITTED[kind], email }),
    suspicion: null,
    idempotency_key: id,
    fingerprint: id,
    ...(version >= 3 && { email_key: emailKey(email) }),
    ...(version >= 4 && { meeting_key: kind === "meeting" ? id : null }),
    ...(version >= 6 && { phone_key: phoneKey(phone) }),
    ...(version >= 10 && { origin: kind }),
  };
  const document: Record<string, SqlValue> = {
    stored_name: `${id}.pdf`,
    lead_id: id,
    field: "passport",
    file_name: "passport.pdf",
    bytes: 7,
    sha256: "x",
    ...(version >= 8 && { is_scanned: 1 }),
  };
  return [
    insertInto("leads", row),
    ...(kind === "broker" ? [insertInto("documents", document)] : []),
    ...["office-notice", "visitor-receipt"].map((purpose) =>
      insertInto("messages", {
        id: `${purpose}-${id}`,
        lead_id: id,
        purpose,
        state: "waiting",
        attempts: 0,
        due_at: receivedAt,
      }),
    ),
  ];
}

function insertInto(table: string, row: Record<string, SqlValue>): Statement {
  const columns = Object.keys(row);
  return [
    `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  ];
}

export async function schemaOf(database: Database): Promise<string[]> {
  const rows = await database.all(
    z.object({ line: z.string() }),
    database.dialect === "sqlite"
      ? "select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_master"
      : `select table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
           coalesce(column_default, '') as line
         from information_schema.columns where table_schema = 'public'
         union all select indexdef from pg_indexes where schemaname = 'public'
         union all select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
         union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
           where connamespace = 'public'::regnamespace`,
  );
  return rows.map(({ line }) => line).toSorted();
}
