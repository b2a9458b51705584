import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { interceptDatabase } from "#simulation/faults/intercepted-database.ts";
import { interceptDocuments } from "#simulation/faults/intercepted-documents.ts";
import { interceptMailer } from "#simulation/faults/intercepted-mailer.ts";
import { openFolderStore } from "#server/storage/documents/folder-store.ts";
import { dropAbandonedDocuments } from "#server/storage/documents/pending-documents.ts";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { type Dialect, makeDesk } from "#server/testing/test-desk-leads.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { createFailingCalls } from "./failing-calls.ts";

export type OfficeUnderTest = Awaited<ReturnType<typeof makeOfficeUnderTest>>;

/** Asked between opening a file and writing to it, so what fails here leaves an empty one. */
const WRITING = {
  part: "documents",
  name: "write",
  subject: "",
  statements: [],
  isWrite: true,
} as const;

const storedName = z.object({ name: z.string() });

/** The real server and desk; every call to database, documents and mail can fail. */
export async function makeOfficeUnderTest(dialect: Dialect) {
  const calls = createFailingCalls();
  const folder = join(makeFolder(), "documents");
  const plain = {
    database: await openTestDatabase(dialect),
    documents: await openFolderStore(folder),
  };
  const mails: string[] = [];
  const mailer = interceptMailer(
    { send: async ({ id }) => void mails.push(id), forget: async () => {}, close() {} },
    calls.intercept,
  );
  const desk = await makeDesk(dialect, {
    database: interceptDatabase(plain.database, calls.intercept),
    documents: interceptDocuments(plain.documents, folder, calls.intercept),
    mailer,
    freeSpace: { requireRoom: () => calls.intercept(WRITING, async () => {}) },
  });
  return {
    ...desk,
    calls,
    mails,
    mailer,
    plain,
    /** Housekeeping, some hours later; then the files that no lead has. */
    async strayFiles(): Promise<string[]> {
      const later = new Date(desk.server.deps.now().getTime() + 5 * 3_600_000);
      await dropAbandonedDocuments(plain.database, plain.documents, later);
      const rows = await plain.database.all(
        storedName,
        "select stored_name as name from documents",
      );
      const known = new Set(rows.map(({ name }) => name));
      const files = readdirSync(folder);
      return [
        ...files.filter((name) => !known.has(name)),
        ...desk.server.files().uploads,
        ...[...known].filter((name) => !files.includes(name)).map((name) => `missing ${name}`),
      ];
    },
  };
}
