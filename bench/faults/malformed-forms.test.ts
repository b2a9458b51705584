import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { startInstance } from "./instance.ts";
import { ROUNDS } from "./rounds.ts";
import { makeEnquiry, makeRegistration, send } from "./visitors.ts";

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 30_000 });

const FORMS_A_ROUND = 60;

function damage(form: Buffer): Buffer {
  const at = randomInt(2) ? randomInt(form.length) : randomInt(1500);
  const length = randomInt(1, 200);
  const [before, piece, after] = [
    form.subarray(0, at),
    form.subarray(at, at + length),
    form.subarray(at + length),
  ];
  const words = ["\r\n", "--", "\r\n\r\n", "--x--", '"', "content-disposition: ", "\0", "é"];
  const changes = [
    [before, after],
    [before, piece, piece, after],
    [before, Buffer.from(words[randomInt(words.length)] ?? ""), after],
    [before, Buffer.from(words[randomInt(words.length)] ?? ""), piece, after],
    [before],
  ];
  return Buffer.concat(changes[randomInt(changes.length)] ?? []);
}

async function statusOf(url: string, type: string, body: Buffer): Promise<number> {
  const socket = connect(Number(new URL(url).port), "localhost");
  socket.write(
    `POST ${LEAD_PATHS.broker} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
      `content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  return Number((await text(socket)).slice(9, 12));
}

test(`${ROUNDS * FORMS_A_ROUND} damaged forms all get a response, and none leaves a document in the store`, async () => {
  const dataFolder = makeFolder();
  const instance = await startInstance({ DATA_DIR: dataFolder });
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const encoded = new Response(makeRegistration().body());
    const form = Buffer.from(await encoded.arrayBuffer());
    const type = encoded.headers.get("content-type") ?? "";
    const responses = Array.from({ length: FORMS_A_ROUND }, () =>
      statusOf(instance.url, type, damage(form)),
    );
    for (const status of await Promise.all(responses)) statuses.add(status);
  }
  const expected = new Set([200, 400, 413, 415, 422]);
  expect([...statuses].filter((status) => !expected.has(status))).toEqual([]);
  expect(statuses).toContain(400);
  expect(await send(instance.url, makeEnquiry())).toBe(200);
  expect(instance.isRunning()).toBe(true);
  expect(readdirSync(join(dataFolder, "uploads"))).toEqual([]);
  await instance.close();
});
