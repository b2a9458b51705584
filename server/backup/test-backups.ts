import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { pino } from "pino";
import { onTestFinished, vi } from "vitest";
import { openDatabase } from "#server/leads/open-database.ts";
import type { DIALECTS } from "#server/testing/test-databases.ts";
import { makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { findPostgres } from "#server/testing/test-postgres-folder.ts";
import { countRow } from "#server/testing/test-rows.ts";
import { addWorkedLeads, workedLeadId } from "#server/testing/test-worked-leads.ts";

export type Store = { dataFolder: string; databaseUrl: string | undefined; bucket: null };

/** Debian has only wrappers of `pg_dump` and `pg_restore` on the path, others nothing. */
export function usePostgresPrograms(): void {
  vi.stubEnv("PATH", `${findPostgres() ?? ""}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

export async function makeStore(dialect: (typeof DIALECTS)[number]): Promise<Store> {
  const databaseUrl = dialect === "postgres" ? await makeDatabaseUrl() : undefined;
  return { dataFolder: makeFolder(), databaseUrl, bucket: null };
}

export function open(store: Store) {
  return openDatabase(store, pino({ level: "silent" }));
}

/** Leads, the first of which has a document. */
export async function fill(store: Store, leads: number): Promise<void> {
  const database = await open(store);
  await addWorkedLeads(database, leads, { owners: ["agent"], now: new Date() });
  const content = `a passport of ${leads}`;
  mkdirSync(join(store.dataFolder, "documents"), { recursive: true });
  writeFileSync(join(store.dataFolder, "documents", `${leads}.pdf`), content);
  await database.run(
    `insert into documents (stored_name, lead_id, field, file_name, bytes, sha256)
     values (?, ?, 'passport', 'passport.pdf', ?, ?)`,
    `${leads}.pdf`,
    workedLeadId(0),
    content.length,
    createHash("sha256").update(content).digest("hex"),
  );
  await database.close();
}

export async function countLeads(store: Store): Promise<number> {
  const database = await open(store);
  const row = await database.first(countRow, "select count(*) as count from leads");
  await database.close();
  return row!.count;
}

/** Runs a backup in a process of its own, which is killed before the given call of the file system. */
export async function killAtCall(
  call: number,
  command: "create" | "restore",
  store: Store,
  folder: string,
) {
  const file = (name: string) => join(import.meta.dirname, name);
  const args = [
    "--import",
    file("test-kill-at-call.mjs"),
    file("test-run-backup.ts"),
    command,
    folder,
    JSON.stringify(store),
  ];
  const env = { ...process.env, KILL_AT_CALL: String(call) };
  return promisify(execFile)(process.execPath, args, { env }).then(
    () => "done",
    ({ signal, stderr }: { signal: string | null; stderr: string }) => signal ?? stderr,
  );
}
