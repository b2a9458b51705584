import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

/** Written last but one: a folder without it is no backup. */
const MANIFEST = "backup.json";

/** In the format of `sha256sum`, which can check it too. */
export const SUMS = "SHA256SUMS";

const table = z.strictObject({ rows: z.number(), hash: z.string() });

/** The number of rows of each table and a hash that does not depend on their order. */
export type Fingerprint = Record<string, z.infer<typeof table>>;

const manifest = z.strictObject({
  format: z.literal(1),
  dialect: z.enum(["sqlite", "postgres"]),
  /** The backup has what was stored at this moment, and nothing later. */
  snapshotAt: z.iso.datetime(),
  tables: z.record(z.string(), table),
  /** Null if the documents are in a bucket, which has backups of its own. */
  documents: z.number().nullable(),
});

export type Manifest = z.infer<typeof manifest>;

export const manifestFile = (backup: string) => join(backup, MANIFEST);

export function databaseFile(backup: string, dialect: Manifest["dialect"]): string {
  return join(backup, dialect === "sqlite" ? "leads.sqlite" : "leads.dump");
}

/** The given backup, or the newest of the given folder. */
export async function readManifest(
  folder: string,
): Promise<{ backup: string; manifest: Manifest }> {
  const own = await readOne(folder);
  if (own) return { backup: folder, manifest: own };
  const [newest] = await listBackups(folder);
  const found = newest && (await readOne(newest));
  if (!found) throw new BackupError(`${folder} has no backup: a folder with ${MANIFEST} is needed`);
  return { backup: newest, manifest: found };
}

/** Their names are times, so the newest is first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${folder} cannot be read: ${error.code}`);
  });
  const complete = names.filter((name) => /^\d{4}-\d\d-\d\d-\d{9}$/.test(name));
  return complete
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));
}

async function readOne(backup: string): Promise<Manifest | null> {
  const json = await readFile(manifestFile(backup), "utf8").catch(() => null);
  if (json === null) return null;
  const { data, error } = manifest.safeParse(JSON.parse(json));
  if (error)
    throw new BackupError(`${manifestFile(backup)} is not of this format: ${error.message}`);
  return data;
}

/** What differs between two databases, or null. */
export function difference(one: Fingerprint, other: Fingerprint): string | null {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  const texts = names.flatMap((name) => {
    const [left, right] = [one[name], other[name]];
    if (left?.rows === right?.rows && left?.hash === right?.hash) return [];
    return [`${name} has ${right?.rows ?? "no"} rows, not the ${left?.rows ?? "no"} of the backup`];
  });
  return texts.length === 0 ? null : texts.join("; ");
}
