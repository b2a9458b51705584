import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { MIGRATIONS_FOLDER } from "#server/storage/migrate.ts";
import { BackupError } from "./backup-error.ts";
import type { Fingerprint } from "./manifest.ts";
import type { Snapshot } from "./snapshot.ts";

const MAX_OUTPUT = 64 * 1024 * 1024;

/** `pg_dump` reads the same snapshot as the hashes. */
export async function takePostgresSnapshot(url: string, copy: string): Promise<Snapshot> {
  return withClient(url, async (client) => {
    await client.query("begin transaction isolation level repeatable read read only");
    const { rows } = await client.query("select pg_export_snapshot() as name, now() as at");
    const { name, at } = rows[0] as { name: string; at: Date };
    const documents = await client.query("select stored_name as name, sha256 from documents");
    await run("pg_dump", "--format=custom", `--snapshot=${name}`, `--file=${copy}`, url);
    return { at, tables: await fingerprintOf(client), documents: documents.rows };
  });
}

/** All or nothing: `pg_restore` works in one transaction. */
export async function restorePostgres(url: string, copy: string): Promise<Fingerprint> {
  return withClient(url, async (client) => {
    await refuseServers(client);
    await dropNewerObjects(client, copy);
    const whole = [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--exit-on-error",
      "--single-transaction",
    ];
    await run("pg_restore", ...whole, `--dbname=${url}`, copy);
    return fingerprintOf(client);
  });
}

/** Reads the whole archive without a database. */
export async function checkDump(copy: string): Promise<void> {
  await run("pg_restore", "--file=/dev/null", copy);
}

async function refuseServers(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'website'`,
  );
  const { count } = rows[0] as { count: number };
  if (count > 0) throw new BackupError("The database is in use: stop all servers first");
}

/** A backup of an older release does not know them, and its next update would make them again. */
async function dropNewerObjects(client: Client, copy: string): Promise<void> {
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((file) => !file.includes(".sqlite."));
  const texts = files.map((file) => readFile(join(MIGRATIONS_FOLDER, file), "utf8"));
  const ours = (await Promise.all(texts)).join("\n").matchAll(/^create (table|function) (\w+)/gm);
  const { stdout: contents } = await run("pg_restore", "--list", copy);
  for (const [, kind, name] of ours) {
    const isInCopy = new RegExp(` ${kind!.toUpperCase()} \\S+ ${name}\\b`).test(contents);
    if (!isInCopy) await client.query(`drop ${kind} if exists ${name} cascade`);
  }
}

async function fingerprintOf(client: Client): Promise<Fingerprint> {
  const { rows } = await client.query(
    "select tablename as name from pg_tables where schemaname = current_schema()",
  );
  const tables: Fingerprint = {};
  for (const { name } of rows as { name: string }[]) {
    const found = await client.query(
      `select count(*)::int as rows,
         coalesce(sum(('x' || substr(md5(one::text), 1, 15))::bit(60)::bigint), 0)::text as hash
       from "${name}" as one`,
    );
    tables[name] = found.rows[0] as Fingerprint[string];
  }
  return tables;
}

async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: "website-backup" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function run(program: string, ...args: string[]) {
  return promisify(execFile)(program, args, { maxBuffer: MAX_OUTPUT }).catch(
    (error: NodeJS.ErrnoException & { stderr?: string }) => {
      throw error.code === "ENOENT"
        ? new BackupError(`${program} is not installed: install postgresql-client`)
        : new BackupError(`${program} failed: ${error.stderr?.trim() || error.message}`);
    },
  );
}
