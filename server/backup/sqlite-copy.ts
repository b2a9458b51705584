import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { backup, DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { BackupError } from "./backup-error.ts";
import type { Fingerprint } from "./manifest.ts";
import type { Snapshot } from "./snapshot.ts";

/** All pages in one step: several would begin again whenever the server writes between them. */
const ALL_PAGES = 2 ** 30;

/** The server goes on writing: in WAL mode a reader keeps the state that it began with. */
export async function takeSqliteSnapshot(file: string, copy: string): Promise<Snapshot> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist: check DATA_DIR`);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
  try {
    database.exec("begin");
    const documents = database
      .prepare("select stored_name as name, sha256 from documents")
      .all() as Snapshot["documents"];
    const at = new Date();
    const tables = sqliteFingerprint(database);
    await backup(database, copy, { rate: ALL_PAGES });
    return { at, tables, documents };
  } finally {
    database.close();
  }
}

/** Reads a file that nothing else has open. */
export function readSqliteCopy(file: string): { tables: Fingerprint; damage: string | null } {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    const checked = database.prepare("pragma integrity_check").get() as { integrity_check: string };
    const found = checked.integrity_check;
    return { tables: sqliteFingerprint(database), damage: found === "ok" ? null : found };
  } finally {
    database.close();
  }
}

/** A server keeps a lock while it runs, also an idle one. */
export function refuseOpenSqlite(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    database.exec("pragma locking_mode = exclusive; begin immediate; rollback");
  } catch (error) {
    // A damaged file is a good reason to restore another.
    if (/locked|busy/i.test((error as Error).message)) {
      throw new BackupError(`${file} is in use: stop the server first`);
    }
  } finally {
    database.close();
  }
}

function sqliteFingerprint(database: DatabaseSync): Fingerprint {
  const tables = database
    .prepare(
      `select name from sqlite_master
       where type = 'table' and name not like 'sqlite~_%' escape '~' and sql not like 'create virtual%'`,
    )
    .all() as { name: string }[];
  return Object.fromEntries(tables.map(({ name }) => [name, ofTable(database, name)]));
}

function ofTable(database: DatabaseSync, name: string): Fingerprint[string] {
  const statement = database.prepare(`select * from "${name}"`);
  statement.setReturnArrays(true);
  let [rows, sum] = [0, 0n];
  for (const row of statement.iterate() as Iterable<unknown>) {
    const values = (row as SQLOutputValue[]).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
    );
    sum += hash("sha256", JSON.stringify(values), "buffer").readBigUInt64BE();
    rows += 1;
  }
  return { rows, hash: BigInt.asUintN(64, sum).toString(16) };
}
