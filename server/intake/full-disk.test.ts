import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { watchFreeSpace } from "#server/intake/documents/free-space.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";
import { listen } from "#server/testing/test-listening.ts";
import { multipart, statusOf } from "#server/testing/test-requests.ts";

/** No disk has this much free. */
const TOO_LITTLE = {
  uploadsFolder: ".",
  minFreeMegabytes: 1_000_000_000,
  log: pino({ level: "silent" }),
};

test("with too little free space documents are refused before they are read", async () => {
  const { port, files } = await listen({ freeSpace: watchFreeSpace(TOO_LITTLE) });
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST ${LEAD_PATHS.broker} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
      `content-type: ${multipart}\r\ncontent-length: 30000000\r\n\r\n--x\r\n`,
  );
  const response = await text(socket);
  expect(statusOf(response)).toBe(503);
  expect(response).toMatch(/^retry-after: 60\r$/im);
  expect(files()).toEqual({ documents: [], uploads: [] });
});

test("with too little free space leads without documents are accepted", async () => {
  const { send, count } = await makeApp({ freeSpace: watchFreeSpace(TOO_LITTLE) });
  expect((await send("contact", contact)).status).toBe(200);
  expect((await send("broker", individual)).status).toBe(200);
  expect(await count("leads")).toBe(2);
});
