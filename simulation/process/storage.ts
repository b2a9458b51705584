import { mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { openFolderStore } from "#server/storage/documents/folder-store.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";
import { openSqliteFile, type SqliteFile } from "./sqlite-file.ts";

type Storage = {
  database: SqliteFile;
  documents: DocumentStore;
  documentsFolder: string;
  uploadsFolder: string;
  file: string;
};

export type Disk = Awaited<ReturnType<typeof createDisk>>;

/** The disk of one run: what a crash leaves is what the next start finds. */
export async function createDisk(folder: string, template: SqliteFile) {
  const documentsFolder = join(folder, "documents");
  const uploadsFolder = join(folder, "uploads");
  mkdirSync(uploadsFolder, { recursive: true });
  const documents = await openFolderStore(documentsFolder);
  let generation = 0;
  const fileOf = (number: number) => join(folder, `${number}.sqlite`);
  template.copyTo(fileOf(0), false);
  let database = openSqliteFile(fileOf(0));
  const datedUploads = new Set<string>();

  return {
    current: (): Storage => {
      return { database, documents, documentsFolder, uploadsFolder, file: fileOf(generation) };
    },
    async crash(isPowerCut: boolean): Promise<void> {
      const crashed = database;
      crashed.copyTo(fileOf(++generation), isPowerCut);
      database = openSqliteFile(fileOf(generation));
      await crashed.close();
    },
    /** Files of the uploads folder get the time of the run. */
    dateUploads(now: Date): void {
      for (const name of readdirSync(uploadsFolder)) {
        if (datedUploads.has(name)) continue;
        datedUploads.add(name);
        utimesSync(join(uploadsFolder, name), now, now);
      }
    },
    files: () => ({ documents: readdirSync(documentsFolder), uploads: readdirSync(uploadsFolder) }),
    async remove(): Promise<void> {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
