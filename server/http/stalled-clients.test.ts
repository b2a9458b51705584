import { once } from "node:events";
import { truncateSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { loadSite } from "#server/pages/load-site.ts";
import { writeTestSite } from "#server/testing/test-site.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { listen } from "#server/testing/test-listening.ts";
import type { Deadlines } from "./deadlines.ts";

vi.setConfig({ testTimeout: 30_000 });

const FILM_BYTES = 60_000_000;

/** The film is larger than all buffers between the two sides. */
async function serveFilm(deadlines: Partial<Deadlines>) {
  const folder = makeFolder();
  writeTestSite(folder);
  truncateSync(join(folder, "media", "loop.mp4"), FILM_BYTES);
  const options = { folder, compressedFolder: makeFolder(), apiOrigin: undefined };
  return listen({ site: await loadSite(options), deadlines });
}

function askForFilm(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET /media/loop.mp4 HTTP/1.1\r\nhost: localhost\r\n\r\n");
  return socket;
}

function openConnections(server: Awaited<ReturnType<typeof listen>>): Promise<number> {
  return new Promise((resolve) =>
    server.app.server.getConnections((_error, count) => resolve(count)),
  );
}

test("a client that never reads its film is cut off", async () => {
  const server = await serveFilm({ connectionIdle: 300 });
  const socket = askForFilm(server.port);
  await once(socket, "connect");
  await expect.poll(() => openConnections(server)).toBe(1);
  await expect.poll(() => openConnections(server)).toBe(0);
  socket.destroy();
});

test("a client that never reads its film does not delay the shutdown", async () => {
  const server = await serveFilm({ closing: 300 });
  const socket = askForFilm(server.port);
  await once(socket, "readable"); // the response has begun
  await server.app.close();
  expect(await openConnections(server)).toBe(0);
  socket.destroy();
});

test("a client that reads a few bytes now and then is cut off", async () => {
  const server = await serveFilm({ connectionIdle: 2000, downloadProgress: 600 });
  const socket = askForFilm(server.port);
  socket.pause();
  const taking = setInterval(() => socket.read(1000), 50);
  await expect.poll(() => openConnections(server)).toBe(1);
  await expect.poll(() => openConnections(server)).toBe(0);
  clearInterval(taking);
  socket.destroy();
});

test("a client that is slow, and never silent, gets the whole film, however long it takes", async () => {
  const downloadProgress = 1500;
  const server = await serveFilm({ downloadProgress });
  const began = performance.now();
  let bytes = 0;
  for await (const chunk of askForFilm(server.port) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > FILM_BYTES) break;
    await delay(4);
  }
  expect(bytes).toBeGreaterThan(FILM_BYTES);
  expect(performance.now() - began).toBeGreaterThan(2 * downloadProgress);
});

test("a page that nobody reads is cut off like a film", async () => {
  const server = await serveFilm({ downloadProgress: 300 });
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.pause();
  for (let request = 0; request < 20_000; request++) {
    socket.write("GET /about HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n");
  }
  await expect.poll(() => openConnections(server)).toBe(1);
  await expect.poll(() => openConnections(server)).toBe(0);
  socket.destroy();
});

test("a client that pauses for less than the deadline gets the whole film", async () => {
  const server = await serveFilm({ connectionIdle: 2000 });
  const socket = askForFilm(server.port);
  let bytes = 0;
  await once(socket, "readable");
  await delay(500);
  socket.on("data", (chunk) => (bytes += chunk.length));
  await expect.poll(() => bytes).toBeGreaterThan(FILM_BYTES);
  socket.destroy();
});

test("a connection stays open for the next request", async () => {
  const server = await serveFilm({ connectionIdle: 200 });
  const socket = connect(server.port, "127.0.0.1");
  let responses = "";
  socket.on("data", (text) => (responses += String(text)));
  for (const times of [1, 2]) {
    socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await expect.poll(() => responses.split("HTTP/1.1 200").length - 1).toBe(times);
    await delay(500);
  }
  socket.destroy();
});
