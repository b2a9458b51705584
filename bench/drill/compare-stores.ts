import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "#server/storage/database.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { openSqlite } from "#server/storage/sqlite.ts";

export type Store = { dataFolder: string; databaseUrl?: string | undefined };

const PAGE = 5000;

const leadRow = z.object({
  id: z.string(),
  key: z.string().nullable(),
  text: z.string(),
});

const documentRow = z.object({ name: z.string(), lead: z.string(), sha256: z.string() });

/** Reads both as the server does, lead by lead, and every document: another way than that of the backup, which copies
 * pages or tables. The original has what came later too. */
export async function compareStores(original: Store, restored: Store) {
  const [before, after] = [open(original), open(restored)];
  try {
    const [leads, kept] = [await readLeads(before), await readLeads(after)];
    for (const [id, { text }] of kept) {
      if (leads.get(id)?.text !== text) throw new Error(`lead ${id} is not as it was`);
    }
    const documents = await readDocuments(before);
    const keptDocuments = await readDocuments(after);
    for (const [name, { lead, sha256 }] of keptDocuments) {
      if (documents.get(name)?.sha256 !== sha256) throw new Error(`document ${name} is unknown`);
      if (!kept.has(lead)) throw new Error(`document ${name} has no lead`);
      const content = readFileSync(join(restored.dataFolder, "documents", name));
      const found = createHash("sha256").update(content).digest("hex");
      if (found !== sha256) throw new Error(`document ${name} is not as it was sent`);
    }
    for (const [name, { lead }] of documents) {
      if (kept.has(lead) && !keptDocuments.has(name)) throw new Error(`document ${name} is lost`);
    }
    const keys = new Set([...kept.values()].map(({ key }) => key ?? ""));
    return { leads: kept.size, documents: keptDocuments.size, keys };
  } finally {
    await before.close();
    await after.close();
  }
}

function open({ dataFolder, databaseUrl }: Store): Database {
  return databaseUrl
    ? openPostgres(databaseUrl, () => {})
    : openSqlite(join(dataFolder, "leads.sqlite"));
}

async function readLeads(database: Database): Promise<Map<string, z.infer<typeof leadRow>>> {
  const leads = new Map<string, z.infer<typeof leadRow>>();
  for (let last = ""; ;) {
    const rows = await database.all(
      leadRow,
      `select id, idempotency_key as key, kind || received_at || name || email || phone || details as text
       from leads where id > ? order by id limit ${PAGE}`,
      last,
    );
    for (const row of rows) leads.set(row.id, row);
    if (rows.length < PAGE) return leads;
    last = rows.at(-1)!.id;
  }
}

async function readDocuments(database: Database) {
  const rows = await database.all(
    documentRow,
    "select stored_name as name, lead_id as lead, sha256 from documents",
  );
  return new Map(rows.map((row) => [row.name, row]));
}
