import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import { countRow, idRow } from "#server/testing/test-rows.ts";
import type { Database } from "#server/storage/database.ts";
import type { Sent } from "./visitors.ts";

export async function expectKept(
  database: Database,
  dataFolder: string,
  acknowledged: Iterable<Sent>,
): Promise<void> {
  const leads = new Map(
    (
      await database.all(
        z.object({ id: z.string(), key: z.string() }),
        "select id, idempotency_key as key from leads",
      )
    ).map(({ id, key }) => [key, id]),
  );
  const documents = await database.all(
    z.object({ lead: z.string(), name: z.string(), sha256: z.string() }),
    "select lead_id as lead, stored_name as name, sha256 from documents",
  );
  const byLead = Map.groupBy(documents, ({ lead }) => lead);
  for (const { key, hashes } of acknowledged) {
    const id = leads.get(key);
    if (!id) throw new Error(`lead ${key} was acknowledged and is not stored`);
    const own = byLead.get(id) ?? [];
    expect(own.map(({ sha256 }) => sha256).toSorted()).toEqual(hashes.toSorted());
    for (const { name, sha256 } of own) {
      const content = readFileSync(join(dataFolder, "documents", name));
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    }
  }
}

/** Every stored document belongs to a lead or is announced. */
export async function expectNoStrays(database: Database, dataFolder: string): Promise<void> {
  const known = await database.all(
    z.object({ name: z.string() }),
    `select stored_name as name from documents union all
     select stored_name as name from pending_documents`,
  );
  const names = new Set(known.map(({ name }) => name));
  const strays = readdirSync(join(dataFolder, "documents")).filter((name) => !names.has(name));
  expect(strays).toEqual([]);
}

/** A repeated delivery has the same id, and so the same file. */
export async function expectAllSent(database: Database, dataFolder: string): Promise<void> {
  const left = () =>
    database.first(countRow, "select count(*) as count from messages where state <> 'sent'");
  await expect.poll(async () => (await left())?.count, { timeout: 120_000, interval: 500 }).toBe(0);
  const ids = (await database.all(idRow, "select id from messages")).map(({ id }) => id);
  const mails = readdirSync(join(dataFolder, "outbox"))
    .filter((name) => name.endsWith(".eml"))
    .map((name) => name.slice(-40, -4));
  expect(mails.toSorted()).toEqual(ids.toSorted());
}
