import { link, mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { renameDurably } from "#server/storage/durable-files.ts";
import { sqliteFile } from "#server/leads/open-database.ts";
import type { Settings } from "#server/settings/settings.ts";
import { BackupError } from "./backup-error.ts";
import { copyDurably, hashOfFile } from "./copy-file.ts";
import { inParallel } from "./in-parallel.ts";
import { databaseFile, listBackups, type Manifest, manifestFile, SUMS } from "./manifest.ts";
import { takePostgresSnapshot } from "./postgres-copy.ts";
import type { Snapshot } from "./snapshot.ts";
import { takeSqliteSnapshot } from "./sqlite-copy.ts";

export type Place = Pick<Settings, "dataFolder" | "databaseUrl" | "bucket">;

const UNFINISHED = ".unfinished";

/** The database first, then the documents of its leads. The folder has its name only when all of it is on the disk. */
export async function createBackup(place: Place, folder: string, keep: number | null) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const earlier = await listBackups(folder);
  const name = new Date().toISOString().replace("T", "-").replaceAll(/[:.Z]/g, "");
  const unfinished = join(folder, `${name}${UNFINISHED}`);
  await mkdir(join(unfinished, "documents"), { recursive: true, mode: 0o700 });
  const dialect = place.databaseUrl ? "postgres" : "sqlite";
  const copy = databaseFile(unfinished, dialect);
  const snapshot = place.databaseUrl
    ? await takePostgresSnapshot(place.databaseUrl, copy)
    : await takeSqliteSnapshot(sqliteFile(place.dataFolder), copy);
  await syncFile(copy);
  const sums = [`${await hashOfFile(copy)}  ${basename(copy)}`];
  if (!place.bucket) {
    const from = join(place.dataFolder, "documents");
    sums.push(...(await copyDocuments(snapshot, from, unfinished, earlier[0])));
  }
  const manifest: Manifest = {
    format: 1,
    dialect,
    snapshotAt: snapshot.at.toISOString(),
    tables: snapshot.tables,
    documents: place.bucket ? null : sums.length - 1,
  };
  const [sumsFile, described] = [join(unfinished, SUMS), manifestFile(unfinished)];
  await writeFile(sumsFile, `${sums.join("\n")}\n`, { mode: 0o600 });
  await writeFile(described, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  for (const file of [sumsFile, described, join(unfinished, "documents")]) await syncFile(file);
  const backup = join(folder, name);
  await renameDurably(unfinished, backup);
  if (keep !== null) await removeOlder(folder, keep);
  return { backup, manifest };
}

/** A stored document never changes, so an earlier backup's file is used again where the disk allows it. */
async function copyDocuments(
  { documents }: Snapshot,
  from: string,
  unfinished: string,
  earlier: string | undefined,
): Promise<string[]> {
  const sums: string[] = [];
  await inParallel(documents, async ({ name, sha256 }) => {
    const to = join(unfinished, "documents", name);
    const isLinked =
      earlier !== undefined && (await succeeds(link(join(earlier, "documents", name), to)));
    const copied = isLinked ? sha256 : await copyIfPresent(join(from, name), to);
    if (copied === null) return;
    if (copied !== sha256) throw new BackupError(`${join(from, name)} was changed on the disk`);
    sums.push(`${sha256}  documents/${name}`);
  });
  return sums.toSorted();
}

/** Null for a document that was erased since the snapshot. */
async function copyIfPresent(from: string, to: string): Promise<string | null> {
  return copyDurably(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    await rm(to, { force: true });
    return null;
  });
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** Documents must not lie about where a backup failed. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.endsWith(UNFINISHED))) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function removeOlder(folder: string, keep: number): Promise<void> {
  for (const backup of (await listBackups(folder)).slice(keep)) {
    // Without its name it is no backup, should this be interrupted.
    await renameDurably(backup, `${backup}${UNFINISHED}`);
    await rm(`${backup}${UNFINISHED}`, { recursive: true, force: true });
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
