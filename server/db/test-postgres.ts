import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const BINARIES = process.env.POSTGRES_BINARIES ?? "/usr/lib/postgresql/15/bin";

export type TestPostgres = {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
};

/** A PostgreSQL server of our own in a temporary folder, reached through a socket in that folder. */
export async function startPostgres(): Promise<TestPostgres> {
  if (!existsSync(join(BINARIES, "postgres"))) {
    throw new Error(
      `These tests need PostgreSQL 15, and there is none in ${BINARIES}. ` +
        "Install it (Debian: apt-get install postgresql-15) or name its folder in POSTGRES_BINARIES.",
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);

  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(BINARIES, program), args, { ...user, cwd: folder });

  const data = join(folder, "data");
  await run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync");
  const server = spawn(
    join(BINARIES, "postgres"),
    ["-D", data, "-k", folder, "-c", "listen_addresses="],
    { ...user, cwd: folder, stdio: "ignore" },
  );
  const psql = (sql: string) =>
    run("psql", "-h", folder, "-U", "postgres", "--no-psqlrc", "-c", sql);
  await untilItAnswers(() => psql("select 1"));

  let databases = 0;
  return {
    async createDatabase() {
      const name = `test_${++databases}`;
      await psql(`create database ${name}`);
      return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
    },
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(100);
    }
  }
}

/** PostgreSQL refuses to run as root; Debian has a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
