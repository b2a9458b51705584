import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type Sent, startVisitors } from "#bench/faults/visitors.ts";
import { startServerProcess } from "#bench/server-process.ts";
import { findPostgres } from "#server/testing/test-postgres-folder.ts";
import { compareStores, type Store } from "./compare-stores.ts";
import { fillStore } from "./fill-store.ts";

export type DrillFigures = {
  leads: number;
  documents: number;
  /** Seconds. */
  creation: number;
  restore: number;
  /** Until the restored server responds. */
  outage: number;
  /** From the snapshot before until this backup was finished: lost if the machine had failed a moment earlier. */
  unsaved: number;
  lostLeads: number;
};

/** Leads arrive, a backup is made, the machine is lost, and another takes over with what the backup has. */
export async function runDrill(
  { original, other, backups }: { original: Store; other: Store; backups: string },
  leads: number,
): Promise<DrillFigures> {
  await fillStore(original, leads);
  const server = await startServerProcess(settingsOf(original));
  const visitors = startVisitors(() => server.url, 4);
  try {
    const hasDocuments = ({ hashes }: Sent) => hashes.length > 0;
    while (![...visitors.acknowledged].some(hasDocuments) || visitors.acknowledged.size < 20) {
      await delay(50);
    }
    // A timer makes them one after the other, so there is an earlier one.
    await runBackup(original, "create", backups);
    const before = [...visitors.acknowledged];
    const creation = await inSeconds(() => runBackup(original, "create", backups));
    await server.kill();
    const lostAt = Date.now();
    const acknowledged = [...visitors.acknowledged];
    await visitors.stop();

    let restore = 0;
    const outage = await inSeconds(async () => {
      restore = await inSeconds(() => runBackup(other, "restore", backups));
      const restored = await startServerProcess(settingsOf(other));
      const { status } = await fetch(`${restored.url}/healthz`);
      if (status !== 200) throw new Error(`the restored server responds with ${status}`);
      await restored.close();
    });
    const kept = await compareStores(original, other);
    await runProgram(other, "server/office/audit.ts", "verify");
    if (kept.leads < leads + before.length) {
      throw new Error(`${kept.leads} leads came back of ${leads + before.length} that were there`);
    }
    const missing = before.filter(({ key }) => !kept.keys.has(key));
    if (missing.length > 0) {
      throw new Error(
        `${missing.length} leads are lost that were accepted before the backup began`,
      );
    }
    return {
      leads: kept.leads,
      documents: kept.documents,
      creation,
      restore,
      outage,
      unsaved: (lostAt - earlierSnapshotOf(backups)) / 1000,
      lostLeads: acknowledged.filter(({ key }) => !kept.keys.has(key)).length,
    };
  } finally {
    await server.kill();
    await visitors.stop();
  }
}

function earlierSnapshotOf(backups: string): number {
  const earlier = readdirSync(backups).toSorted().at(-2) ?? "";
  const { snapshotAt } = JSON.parse(readFileSync(join(backups, earlier, "backup.json"), "utf8"));
  return Date.parse(String(snapshotAt));
}

function settingsOf({ dataFolder, databaseUrl = "" }: Store): Record<string, string> {
  return { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl };
}

function runBackup(store: Store, command: "create" | "restore", folder: string) {
  return runProgram(store, "server/backup/backup.ts", command, folder);
}

/** As from the command line: `npm run backup -- create <folder>`, `npm run audit -- verify`. */
async function runProgram(store: Store, ...args: string[]) {
  const env = {
    ...process.env,
    PATH: `${findPostgres() ?? ""}:${process.env.PATH}`,
    ...settingsOf(store),
  };
  await promisify(execFile)(process.execPath, args, { env });
}

async function inSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
