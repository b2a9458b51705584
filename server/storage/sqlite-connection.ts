import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Migration, Statement } from "./database.ts";
import {
  CREATE_MIGRATIONS_TABLE,
  INSERT_APPLIED,
  missingMigrations,
  SELECT_APPLIED,
} from "./missing-migrations.ts";
import { hasAuditChain, sealAudit } from "./seal-audit.ts";
import type { StatementResult } from "./sqlite-jobs.ts";

/** Milliseconds to wait for another writing process. The pages give up after 15 s. */
const BUSY_TIMEOUT = 10_000;

/** Milliseconds to wait for other connections before the log is emptied: every write waits for that long. */
const EMPTY_LOG_TIMEOUT = 200;

const OWNER_ONLY = 0o600;

/** Some statements are composed of filters, so the cache has a limit. */
const MAX_PREPARED = 100;

export type Connection = {
  run(statement: Statement): StatementResult;
  script(sql: string): void;
  migrate(migrations: readonly Migration[]): string[];
  /** Adds the hashes of new audit entries. */
  commit(): void;
  /** Moves the write-ahead log into the file and truncates it. False if another connection reads or writes. */
  emptyLog(): boolean;
  isTransaction(): boolean;
  close(): void;
};

export type ConnectionPlace = { file: string; access: "read" | "write" };

export function openConnection({ file, access }: ConnectionPlace): Connection {
  const database = access === "read" ? openToRead(file) : openToWrite(file);
  /** A database that is not migrated yet has no chain. */
  let isAuditChained = false;
  const prepared = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  function prepare(sql: string) {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size === MAX_PREPARED) prepared.clear();
    const statement = database.prepare(sql);
    const entry = { statement, returnsRows: statement.columns().length > 0 };
    prepared.set(sql, entry);
    return entry;
  }

  function run([sql, ...values]: Statement): StatementResult {
    const { statement, returnsRows } = prepare(sql);
    if (!returnsRows) return { rows: [], changes: Number(statement.run(...values).changes) };
    const rows = statement.all(...values);
    return { rows, changes: rows.length };
  }

  const waitAtMost = (milliseconds: number) =>
    database.exec(`pragma busy_timeout = ${milliseconds}`);

  return {
    run,
    script: (sql) => database.exec(sql),
    migrate(migrations) {
      run([CREATE_MIGRATIONS_TABLE]);
      const missing = missingMigrations(migrations, run([SELECT_APPLIED]).rows);
      for (const { name, sql } of missing) {
        database.exec(sql);
        run([INSERT_APPLIED, name]);
      }
      return missing.map(({ name }) => name);
    },
    commit() {
      isAuditChained ||= hasAuditChain(run);
      if (isAuditChained) sealAudit(run);
      run(["commit"]);
    },
    emptyLog() {
      waitAtMost(EMPTY_LOG_TIMEOUT);
      const [outcome] = run(["pragma wal_checkpoint(truncate)"]).rows;
      waitAtMost(BUSY_TIMEOUT);
      return outcome?.["busy"] === 0;
    },
    isTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly: true });
}

function openToWrite(file: string): DatabaseSync {
  hideFromOthers(file);
  // The timeout is set at opening, because switching to WAL needs the lock.
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  database.exec("pragma journal_mode = wal");
  // Overwrites deleted content, so that erased leads are not recoverable from the file.
  database.exec("pragma secure_delete = on");
  // Without it, "insert or replace" would delete an entry of the audit without its trigger.
  database.exec("pragma recursive_triggers = on");
  return database;
}

/** SQLite gives its other files, such as the write-ahead log, the mode of the database. */
function hideFromOthers(file: string): void {
  closeSync(openSync(file, "a", OWNER_ONLY));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path)) chmodSync(path, OWNER_ONLY);
  }
}
