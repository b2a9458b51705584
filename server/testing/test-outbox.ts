import { pino } from "pino";
import { company } from "#catalog/company.ts";
import type { Database } from "#server/storage/database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { type DIALECTS, makeDatabase } from "./test-databases.ts";
import { openFolderStore } from "#server/storage/documents/folder-store.ts";
import { acceptLead } from "#server/intake/accept-lead.ts";
import type { Mail } from "#server/delivery/mail/mail.ts";
import { contact } from "./test-app.ts";
import { makeFolder } from "./test-folder.ts";
import { LEASE, type OutboxDeps } from "#server/delivery/deliver.ts";

export const start = new Date("2026-03-10T08:00:00Z");
export const lease = { leaseFor: LEASE, count: 10 };

export async function makeOutbox(
  dialect: (typeof DIALECTS)[number] = "sqlite",
  { crm = false } = {},
) {
  const open = await makeDatabase(dialect);
  const database = open();
  await migrate(database);
  const { propertyType: subject, ...details } = contact;
  await acceptLead(
    {
      kind: "contact",
      details: { ...details, subject },
      documents: [],
      suspicion: null,
      idempotencyKey: null,
    },
    {
      database,
      now: () => start,
      documents: await openFolderStore(makeFolder()),
      hasCrm: crm,
    },
  );
  return { open, database };
}

export function makeDeps(database: Database, send: (mail: Mail) => Promise<void>): OutboxDeps {
  return {
    database,
    mailer: { send, forget: async () => {}, close() {} },
    crm: null,
    count() {},
    isIntakeBusy: () => false,
    sender: { office: { name: "Office", address: "office@example.com" }, company },
    deskUrl: null,
    findCode: async () => null,
    now: () => start,
    log: pino({ level: "silent" }),
  };
}
