import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "./backup-error.ts";
import { hashOfFile } from "./copy-file.ts";
import { inParallel } from "./in-parallel.ts";
import { databaseFile, difference, type Manifest, readManifest, SUMS } from "./manifest.ts";
import { checkDump } from "./postgres-copy.ts";
import { readSqliteCopy } from "./sqlite-copy.ts";

type FileSum = { path: string; sha256: string };

/** Reads every file of the backup; throws if one is missing or not as it was. */
export async function verifyBackup(
  folder: string,
): Promise<{ backup: string; manifest: Manifest }> {
  const { backup, manifest } = await readManifest(folder);
  const sums = await readSums(backup);
  await inParallel(sums, async ({ path, sha256 }) => {
    const found = await hashOfFile(join(backup, path)).catch(() => "");
    if (found !== sha256) throw new BackupError(`${join(backup, path)} is missing or damaged`);
  });
  const documents = sums.filter(({ path }) => path.startsWith("documents/")).length;
  if (documents !== (manifest.documents ?? 0)) {
    throw new BackupError(`${backup} has ${documents} documents, not ${manifest.documents}`);
  }
  const copy = databaseFile(backup, manifest.dialect);
  if (manifest.dialect === "postgres") await checkDump(copy);
  else refuseDifferent(copy, manifest);
  return { backup, manifest };
}

export function refuseDifferent(file: string, { tables }: Manifest): void {
  const copy = readSqliteCopy(file);
  const found = copy.damage ?? difference(tables, copy.tables);
  if (found) throw new BackupError(`${file}: ${found}`);
}

export async function readSums(backup: string): Promise<FileSum[]> {
  const lines = (await readFile(join(backup, SUMS), "utf8")).trimEnd().split("\n");
  return lines.map((line) => ({ sha256: line.slice(0, 64), path: line.slice(66) }));
}
