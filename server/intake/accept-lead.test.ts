import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { individual } from "#domain/test-brokers.ts";
import { anyRow, idRow } from "#server/testing/test-rows.ts";
import type { Database } from "#server/storage/database.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { dropAbandonedDocuments } from "#server/storage/documents/pending-documents.ts";
import { openFolderStore } from "#server/storage/documents/folder-store.ts";
import type { ReceivedDocument } from "#server/intake/documents/receive.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { acceptLead, type Submission } from "./accept-lead.ts";
import { requireLead } from "#server/leads/lead-repository.ts";

const now = () => new Date("2026-03-10T08:00:00Z");

async function makeDeps(database: Database) {
  return { database, now, hasCrm: false, documents: await openFolderStore(makeFolder()) };
}

function makeSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    kind: "broker",
    details: individual as Extract<Submission, { kind: "broker" }>["details"],
    documents: [],
    suspicion: null,
    idempotencyKey: null,
    ...changes,
  } as Submission;
}

function makeUpload(storedName: string): ReceivedDocument {
  const path = join(makeFolder(), storedName);
  writeFileSync(path, "content");
  return {
    field: "passport",
    fileName: "p.pdf",
    storedName,
    path,
    bytes: 7,
    sha256: "5e1f",
    isScanned: false,
  };
}

test.for(DIALECTS)("%s stores a lead unchanged", async (dialect) => {
  const deps = await makeDeps(await openTestDatabase(dialect));
  const upload = makeUpload("a.pdf");
  const submission = makeSubmission({ documents: [upload], suspicion: "too-fast" });
  expect(await acceptLead(submission, deps)).toMatchObject({ outcome: "accepted" });
  const row = await deps.database.first(idRow, "select id from leads");
  const { field, fileName, storedName, bytes, sha256 } = upload;
  expect(await requireLead(deps.database, row!.id)).toEqual({
    id: row!.id,
    kind: "broker",
    details: individual,
    receivedAt: now(),
    suspicion: "too-fast",
    documents: [{ field, fileName, storedName, bytes, sha256 }],
  });
});

test.for(DIALECTS)(
  "%s accepts one of many simultaneous leads with the same key",
  async (dialect) => {
    const deps = await makeDeps(await openTestDatabase(dialect));
    const submit = (index: number) =>
      acceptLead(
        makeSubmission({ idempotencyKey: "k", documents: [makeUpload(`${index}.pdf`)] }),
        deps,
      );
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => submit(index)));
    expect(outcomes.filter(({ outcome }) => outcome === "accepted")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "repeated")).toHaveLength(19);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    expect(await deps.database.all(anyRow, "select 1 from documents")).toHaveLength(1);
    expect(await deps.database.all(anyRow, "select 1 from messages")).toHaveLength(2);
    expect(await deps.database.all(anyRow, "select 1 from pending_documents")).toHaveLength(0);
  },
);

test.for(DIALECTS)("%s stores a whole lead or nothing", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const deps = await makeDeps(database);
  await database.script("alter table messages rename to moved");
  await expect(acceptLead(makeSubmission(), deps)).rejects.toMatchObject({ name: "StoreFailure" });
  expect(await database.all(anyRow, "select 1 from leads")).toEqual([]);
});

test.for(DIALECTS)("%s refuses a lead whose document the sweep has removed", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const deps = await makeDeps(database);
  const store = deps.documents;
  const swept: typeof store = {
    ...store,
    async keep(document) {
      await store.keep(document);
      await dropAbandonedDocuments(database, store, new Date("2026-03-10T10:00:00Z"));
    },
  };
  const submission = makeSubmission({ documents: [makeUpload("a.pdf")] });
  await expect(acceptLead(submission, { ...deps, documents: swept })).rejects.toMatchObject({
    name: "StoreFailure",
  });
  expect(await database.all(anyRow, "select 1 from leads")).toEqual([]);
});

test.for(DIALECTS)("%s refuses a lead whose document the sweep is removing", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const deps = await makeDeps(database);
  const store = deps.documents;
  const taken = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const all: typeof database.all = async (...query) => {
    const rows = await database.all(...query);
    taken.resolve();
    await refused.promise;
    return rows;
  };
  let sweep: Promise<number> | undefined;
  const swept: typeof store = {
    ...store,
    async keep(document) {
      await store.keep(document);
      sweep = dropAbandonedDocuments({ ...database, all }, store, new Date("2026-03-10T10:00:00Z"));
      await taken.promise;
    },
  };
  const submission = makeSubmission({ documents: [makeUpload("a.pdf")] });
  const [outcome] = await Promise.allSettled([
    acceptLead(submission, { ...deps, documents: swept }),
  ]);
  refused.resolve();
  expect(await sweep).toBe(1);
  expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StoreFailure" } });
  for (const table of ["leads", "documents", "pending_documents"]) {
    expect(await database.all(anyRow, `select 1 from ${table}`)).toEqual([]);
  }
});

test.for(DIALECTS)(
  "%s: a document is swept that was written after the first sweep",
  async (dialect) => {
    const database = await openTestDatabase(dialect);
    const deps = await makeDeps(database);
    const store = deps.documents;
    const sweep = () => dropAbandonedDocuments(database, store, new Date("2026-03-10T10:00:00Z"));
    const kept: string[] = [];
    const removed: string[] = [];
    const late: typeof store = {
      ...store,
      async keep(document) {
        await sweep();
        await store.keep(document);
        kept.push(document.storedName);
      },
    };
    const submission = makeSubmission({ documents: [makeUpload("a.pdf")] });
    const accepted = acceptLead(submission, { ...deps, documents: late });
    await expect(accepted).rejects.toMatchObject({ name: "StoreFailure" });
    const remove = async (name: string) => void removed.push(name);
    await dropAbandonedDocuments(database, { ...store, remove }, now());
    expect(removed).toEqual(kept);
  },
);
