import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";
import { openClamav } from "./virus-scanner.ts";

type Talk = (socket: Socket, content: Buffer) => void;

/** Speaks ClamAV's INSTREAM: lengths and pieces, a zero at the end, then one verdict. */
async function startScanner(talk: Talk, { limit = Infinity } = {}) {
  const path = join(makeFolder(), "clamd.ctl");
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const content = readInstream(received);
      if (content) talk(socket, content);
      else if (received.length > limit) socket.end("INSTREAM size limit exceeded. ERROR\0");
    });
  }).listen(path);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return openClamav({ path });
}

function readInstream(data: Buffer): Buffer | null {
  const command = Buffer.from("zINSTREAM\0");
  expect(data.subarray(0, command.length).equals(command.subarray(0, data.length))).toBe(true);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= data.length;) {
    const length = data.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(data.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function makeFile(content: Buffer): string {
  const path = join(makeFolder(), "document");
  writeFileSync(path, content);
  return path;
}

test("the scanner receives the whole document, and its verdict decides", async () => {
  const content = Buffer.alloc(300_000, "abc");
  const scanned: Buffer[] = [];
  const scanner = await startScanner((socket, received) => {
    scanned.push(received);
    socket.end(received.includes("VIRUS") ? "stream: Test-Virus FOUND\0" : "stream: OK\0");
  });
  expect(await scanner.isClean(makeFile(content))).toBe(true);
  expect(scanned[0]?.equals(content)).toBe(true);
  expect(await scanner.isClean(makeFile(Buffer.from("a VIRUS")))).toBe(false);
});

test("without the scanner's verdict no document is accepted", async () => {
  const silent = await startScanner((socket) => socket.end());
  const failing = await startScanner((socket) =>
    socket.end("stream: Can't allocate memory ERROR\0"),
  );
  const greedy = await startScanner(() => {}, { limit: 100_000 });
  const path = makeFile(Buffer.alloc(1_000_000));
  for (const scanner of [silent, failing, greedy, openClamav({ path: "/nowhere/clamd.ctl" })]) {
    await expect(scanner.isClean(path)).rejects.toMatchObject({ name: "StoreFailure" });
  }
});
