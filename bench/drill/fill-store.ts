import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#server/leads/open-database.ts";
import type { Statement } from "#server/storage/database.ts";
import { addWorkedLeads, workedLeadId } from "#server/testing/test-worked-leads.ts";
import type { Store } from "./compare-stores.ts";

/** One lead of so many has two documents. */
const DOCUMENTS_EVERY = 25;
const DOCUMENT_BYTES = 50_000;

export async function fillStore(store: Store, leads: number): Promise<void> {
  const folder = join(store.dataFolder, "documents");
  mkdirSync(folder, { recursive: true });
  const database = await openDatabase(
    { dataFolder: store.dataFolder, databaseUrl: store.databaseUrl },
    pino({ level: "silent" }),
  );
  await addWorkedLeads(database, leads, { owners: ["agent-1", "agent-2"], now: new Date() });
  for (let number = 0; number < leads; number += DOCUMENTS_EVERY) {
    const id = workedLeadId(number);
    const statements = ["passport", "resume"].map((field): Statement => {
      const content = randomBytes(DOCUMENT_BYTES);
      const name = `${field}-${id}.pdf`;
      writeFileSync(join(folder, name), content);
      const sha256 = createHash("sha256").update(content).digest("hex");
      return [
        `insert into documents (stored_name, lead_id, field, file_name, bytes, sha256)
         values (?, ?, ?, ?, ?, ?)`,
        name,
        id,
        field,
        `${field}.pdf`,
        DOCUMENT_BYTES,
        sha256,
      ];
    });
    await database.transaction(statements);
  }
  await database.close();
}
