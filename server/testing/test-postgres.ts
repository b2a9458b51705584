import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { migrate } from "#server/storage/migrate.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { findPostgres } from "./test-postgres-folder.ts";

export type TestPostgres = {
  /** Of its data and its socket. */
  folder: string;
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Kills the server as in a crash and starts it again. */
  restart(): Promise<void>;
  /** Its processes stop where they are: connections stay open, and nothing responds until they go on. */
  freeze(): void;
  goOn(): void;
  stop(): Promise<void>;
};

/** A PostgreSQL server in a temporary folder, reached through a socket in that folder, with settings such as "fsync=off". */
export async function startPostgres(settings: string[] = []): Promise<TestPostgres> {
  const binaries = findPostgres();
  if (!binaries || !existsSync(join(binaries, "postgres"))) {
    throw new Error(
      "These tests need PostgreSQL: install it (Debian: apt-get install postgresql) or name the folder of its programs in POSTGRES_BINARIES.",
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);

  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(binaries, program), args, { ...user, cwd: folder });

  const [program, data] = [join(binaries, "postgres"), join(folder, "data")];
  await run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync");

  async function start(): Promise<ChildProcess> {
    const chosen = ["listen_addresses=", ...settings].flatMap((setting) => ["-c", setting]);
    const options = ["-D", data, "-k", folder, ...chosen];
    const child = spawn(program, options, { ...user, cwd: folder, stdio: "ignore" });
    await untilItResponds(() => psql(folder, "select 1"));
    return child;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  function signalAll(signal: NodeJS.Signals): void {
    const children = execFileSync("pgrep", ["-P", String(server.pid)], { encoding: "utf8" });
    for (const pid of [server.pid!, ...children.trim().split("\n").map(Number)]) {
      process.kill(pid, signal);
    }
  }

  let server = await start();
  return {
    folder,
    createDatabase: () => createDatabase(folder),
    async restart() {
      await end("SIGQUIT"); // at once, as in a crash: it recovers when it starts
      server = await start();
    },
    freeze: () => signalAll("SIGSTOP"),
    goOn: () => signalAll("SIGCONT"),
    async stop() {
      await end("SIGQUIT"); // nothing is kept, so it need not write its files
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on the server of a folder, empty or as a copy of another one, and returns its URL. */
export async function createDatabase(folder: string, template = "template1"): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await psql(folder, `create database ${name} template ${template}`);
  return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
}

/** Makes a database of the newest shape without rows, and returns its name; nothing is connected to it, so it can be copied. */
export async function createTemplate(folder: string): Promise<string> {
  const url = await createDatabase(folder);
  const database = openPostgres(url, () => {});
  await migrate(database);
  await database.close();
  return nameOf(url);
}

/** The servers under test that are still connected lose their connections. */
export async function dropDatabase(folder: string, url: string): Promise<void> {
  await psql(folder, `drop database ${nameOf(url)} with (force)`);
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function psql(folder: string, sql: string) {
  const program = join(findPostgres() ?? "", "psql");
  return promisify(execFile)(program, ["-h", folder, "-U", "postgres", "--no-psqlrc", "-c", sql]);
}

async function untilItResponds(ask: () => Promise<unknown>): Promise<void> {
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
