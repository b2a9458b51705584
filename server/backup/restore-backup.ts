import { existsSync } from "node:fs";
import { chown, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { renameDurably } from "#server/storage/durable-files.ts";
import { sqliteFile } from "#server/leads/open-database.ts";
import { RESTORING } from "#server/storage/unfinished-restore.ts";
import { BackupError } from "./backup-error.ts";
import { copyDurably } from "./copy-file.ts";
import type { Place } from "./create-backup.ts";
import { databaseFile, difference, type Manifest } from "./manifest.ts";
import { inParallel } from "./in-parallel.ts";
import { restorePostgres } from "./postgres-copy.ts";
import { refuseOpenSqlite } from "./sqlite-copy.ts";
import { readSums, refuseDifferent, verifyBackup } from "./verify-backup.ts";

/** Everything is copied into a folder of its own first, and renamed at the end. The server does not start while that
 * folder exists, and after an interruption the same command does all of it again. What was there is moved aside: it may
 * have leads that are newer than the backup. */
export async function restoreBackup(place: Place, folder: string) {
  const { backup, manifest } = await verifyBackup(folder);
  const { dataFolder, databaseUrl } = place;
  refuseOtherDatabase(manifest, databaseUrl);
  if (!databaseUrl && existsSync(dataFolder)) refuseOpenSqlite(sqliteFile(dataFolder));
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const restoring = join(dataFolder, RESTORING);
  await rm(restoring, { recursive: true, force: true });
  await mkdir(join(restoring, "documents"), { recursive: true, mode: 0o700 });
  const files = (await readSums(backup)).filter(({ path }) => path !== "leads.dump");
  await inParallel(files, async ({ path, sha256 }) => {
    const copied = await copyDurably(join(backup, path), join(restoring, path));
    if (copied !== sha256) throw new BackupError(`${path} changed while it was restored`);
  });
  if (databaseUrl) await restoreDatabase(databaseUrl, backup, manifest);
  else refuseDifferent(join(restoring, "leads.sqlite"), manifest);
  await giveToOwner(dataFolder, restoring);
  const replaced = await moveIntoPlace(dataFolder, restoring, manifest);
  await rm(restoring, { recursive: true });
  return { backup, manifest, replaced };
}

function refuseOtherDatabase({ dialect }: Manifest, databaseUrl: string | undefined): void {
  if ((dialect === "postgres") === (databaseUrl !== undefined)) return;
  throw new BackupError(
    dialect === "postgres"
      ? "This is a backup of PostgreSQL: set DATABASE_URL"
      : "This is a backup of SQLite: unset DATABASE_URL",
  );
}

async function restoreDatabase(url: string, backup: string, manifest: Manifest): Promise<void> {
  const tables = await restorePostgres(url, databaseFile(backup, manifest.dialect));
  // The database may have tables of others.
  const restored = Object.entries(tables).filter(([name]) => name in manifest.tables);
  const found = difference(manifest.tables, Object.fromEntries(restored));
  if (found) throw new BackupError(`The restored database is not that of the backup: ${found}`);
}

/** The old database's -wal and -shm go too: they must not meet the new file. */
async function moveIntoPlace(
  dataFolder: string,
  restoring: string,
  { dialect, documents }: Manifest,
): Promise<string> {
  const name = `replaced-${new Date().toISOString().replaceAll(/[:.]/g, "")}`;
  const replaced = join(dataFolder, name);
  await mkdir(replaced, { mode: 0o700 });
  const renewed = [
    ...(dialect === "sqlite" ? ["leads.sqlite"] : []),
    ...(documents === null ? [] : ["documents"]),
  ];
  const present = await readdir(dataFolder);
  for (const part of renewed) {
    const old = present.filter((one) => one === part || one.startsWith(`${part}-`));
    for (const one of old) await rename(join(dataFolder, one), join(replaced, one));
    await renameDurably(join(restoring, part), join(dataFolder, part));
  }
  return replaced;
}

/** Run as root, it would leave files that the server cannot open. */
async function giveToOwner(dataFolder: string, restoring: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataFolder);
  const paths = await readdir(restoring, { recursive: true });
  for (const path of paths) await chown(join(restoring, path), uid, gid);
}
