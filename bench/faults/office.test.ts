import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { anyRow, idRow } from "#server/testing/test-rows.ts";
import { openDatabase } from "#server/leads/open-database.ts";
import { DIALECTS, makeDatabaseUrl } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { startInstance } from "./instance.ts";
import { addManagers, sendWork, startWork, type Work, workOnce } from "./office-people.ts";
import {
  expectAcknowledged,
  expectFiles,
  expectOwners,
  expectWhole,
  madeChanges,
} from "./office-proofs.ts";
import { expectAllSent, expectNoStrays } from "./proofs.ts";
import { ROUNDS } from "./rounds.ts";
import { makeEnquiry, makeRegistration, send } from "./visitors.ts";

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

test.for(DIALECTS)(
  `%s: killed ${ROUNDS} times while the office works, the server makes each assignment, merge, reply and erasure whole or not at all`,
  async (dialect) => {
    const dataFolder = makeFolder();
    const databaseUrl = dialect === "postgres" ? await makeDatabaseUrl() : undefined;
    const database = await openDatabase({ databaseUrl, dataFolder }, pino({ level: "silent" }));
    const settings = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? "" };
    const people = await addManagers(database, ["Mona", "Sara", "Ali", "Omar", "Huda", "Bilal"]);
    const known = new Set<string>();
    const all: Work[] = [];

    async function expectConsistent(): Promise<void> {
      await expectWhole(database, known);
      await expectOwners(database, people);
      await expectAcknowledged(database, all);
      await expectNoStrays(database, dataFolder);
      await expectFiles(database, dataFolder);
    }

    /** Users without a response repeat their change, and so do a few others. */
    async function repeatWork(url: string, latest: Work[]): Promise<void> {
      const unanswered = latest.filter(({ status }) => status === null);
      const made = await madeChanges(database);
      for (const work of [...unanswered, ...latest.slice(-10)]) {
        const isMade = made.has(String(work.body.changeId));
        await sendWork(url, work);
        // The change is made already, its lead is erased, or others changed or merged the lead.
        expect(work.status, work.change).toBeOneOf(isMade ? [200, 404] : [200, 404, 409, 422]);
      }
      await expectConsistent();
    }

    let latest: Work[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const instance = await startInstance(settings);
      await repeatWork(instance.url, latest);
      const leads = [makeRegistration, makeRegistration, ...Array(6).fill(makeEnquiry)];
      await Promise.all(leads.map((make: typeof makeEnquiry) => send(instance.url, make())));
      const rows = await database.all(idRow, "select id from leads");
      for (const { id } of rows) known.add(id);
      const place = { url: instance.url, people, leadIds: [...known].slice(-20) };
      if (round === 0) all.push(...(await workOnce(place)));
      const office = startWork(place);
      await delay(200 + Math.random() * 800);
      await instance.kill();
      await office.stop();
      latest = office.done;
      all.push(...latest);
      await expectConsistent();
    }
    for (const change of ["assign", "merge", "reply", "erase"]) {
      const ended = all.filter((work) => work.change === change && work.status === 200);
      expect(ended.length, change).toBeGreaterThan(0);
    }

    const instance = await startInstance(settings);
    await repeatWork(instance.url, latest);
    await database.run("update messages set due_at = 0 where state = 'waiting'");
    await expectAllSent(database, dataFolder); // and no mail of an erased lead is left
    await instance.close();
    await expectConsistent();
    expect(await database.all(anyRow, "select 1 from pending_documents")).toEqual([]);
    await database.close();
  },
);
