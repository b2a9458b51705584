import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { pdf } from "#server/testing/test-files.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { form, multipart, post } from "#server/testing/test-requests.ts";
import { startInstance } from "./instance.ts";
import { expectKept, expectNoStrays } from "./proofs.ts";
import { ROUNDS } from "./rounds.ts";
import { startVisitors } from "./visitors.ts";

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

/** Each takes the ten seconds in which a request may still arrive. */
const SHUTDOWNS = Math.ceil(ROUNDS / 2);

/** docs/operations.md states this limit. */
const SHUTDOWN_LIMIT = 30_000;

const whole = form([
  ['name="passport"; filename="p.pdf"', pdf],
  ['name="resume"; filename="r.pdf"', Buffer.alloc(1_000_000)],
]);

const attacks = [
  "",
  "POST / HTTP/1.1\r\nhost: a\r\n",
  post(LEAD_PATHS.broker, multipart, whole).subarray(0, 300_000),
  post(LEAD_PATHS.broker, multipart, whole).subarray(0, 200),
  post(LEAD_PATHS.broker, multipart, "--x\r\nfoo\r\n--x--\r\n", 1_000_000),
  post(LEAD_PATHS.contact, "application/json", "{", 60_000),
];

function attack(port: number): () => void {
  const stops = attacks.flatMap((words) =>
    [false, true].map((drips) => {
      const socket = connect(port, "localhost");
      socket.on("error", () => {});
      socket.resume();
      socket.write(words);
      const timer = drips ? setInterval(() => socket.write(" "), 200) : undefined;
      return () => {
        clearInterval(timer);
        socket.destroy();
      };
    }),
  );
  return () => stops.forEach((stop) => stop());
}

test(`closed ${SHUTDOWNS} times under attack, the server exits in time and responds to every accepted lead`, async () => {
  const dataFolder = makeFolder();
  for (let round = 0; round < SHUTDOWNS; round++) {
    const instance = await startInstance({ DATA_DIR: dataFolder });
    const stopAttack = attack(Number(new URL(instance.url).port));
    const visitors = startVisitors(() => instance.url);
    await delay(500 + Math.random() * 500);
    const begin = performance.now();
    await instance.close();
    expect(performance.now() - begin).toBeLessThan(SHUTDOWN_LIMIT);
    await visitors.stop();
    stopAttack();

    expect(readdirSync(join(dataFolder, "uploads"))).toEqual([]);
    const database = openSqlite(join(dataFolder, "leads.sqlite"));
    await expectKept(database, dataFolder, visitors.acknowledged);
    await expectNoStrays(database, dataFolder);
    const leads = await database.all(
      z.object({ key: z.string() }),
      "select idempotency_key as key from leads",
    );
    const kept = new Set(leads.map(({ key }) => key));
    const unacknowledged = visitors.sent.filter((one) => !visitors.acknowledged.has(one));
    expect(unacknowledged.filter(({ key }) => kept.has(key))).toEqual([]);
    expect(visitors.acknowledged.size).toBeGreaterThan(0);
    await database.close();
  }
});
