import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Deadlines } from "#server/http/deadlines.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";

const PAGES = 16;
const LEADS = PAGES * 500;
/** An export with such messages has more bytes than all buffers between the two sides. */
const LONG = 6000;

async function openExports(messageLength: number, deadlines: Partial<Deadlines> = {}) {
  const database = await openTestDatabase();
  await addManyLeads(database, LEADS);
  await database.run(
    "update leads set details = ?",
    JSON.stringify({ message: "m".repeat(messageLength) }),
  );
  let pages = 0;
  let failsAt = Infinity;
  const all: typeof database.all = async (...statement) => {
    if (/order by received_at desc, id desc/.test(statement[1]) && ++pages > failsAt) {
      throw new StoreFailure("disk lost");
    }
    return database.all(...statement);
  };
  const desk = await makeDesk({ database: { ...database, all }, deadlines });
  await desk.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = desk.app.server.address() as { port: number };
  const sockets = new Set<Socket>();
  desk.app.server.on("connection", (socket: Socket) => void sockets.add(socket));
  const { cookie } = await signIn(desk, "manager");
  return {
    fetchExport: (method = "GET") =>
      fetch(`http://127.0.0.1:${port}/api/desk/export?format=csv`, { method, headers: { cookie } }),
    /** Reads the status alone. */
    async openUnread() {
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.write(`GET /api/desk/export HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
      await once(socket, "readable");
      const [, status] = String(socket.read(12)).split(" ");
      return { socket, status: Number(status) };
    },
    pages: () => pages,
    failAt: (page: number) => void (failsAt = page),
    bytesInMemory: () => [...sockets].reduce((sum, socket) => sum + socket.writableLength, 0),
  };
}

test("of sixty exports that nobody reads two begin, and these read a few pages of leads", async () => {
  const { openUnread, fetchExport, pages, bytesInMemory } = await openExports(LONG);
  const unread = await Promise.all(Array.from({ length: 60 }, openUnread));
  const begun = unread.filter(({ status }) => status === 200);
  expect(begun).toHaveLength(2);
  expect(unread.filter(({ status }) => status === 429)).toHaveLength(58);

  let read = -1;
  await expect.poll(() => read === (read = pages()), { interval: 500 }).toBe(true);
  expect(read).toBeLessThan(2 * PAGES);
  expect(bytesInMemory()).toBeLessThan(300_000);

  for (const method of ["HEAD", "GET"]) expect((await fetchExport(method)).status).toBe(429);
  const refused = await fetchExport();
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(await refused.json()).toMatchObject({ message: /Two of your exports/ });

  begun[0]!.socket.destroy();
  await expect.poll(async () => (await fetchExport("HEAD")).status).toBe(200);
  expect((await (await fetchExport()).text()).split("\n").length).toBeGreaterThan(LEADS);
});

test("an export over a slow line is whole, however long it takes", async () => {
  const [downloadProgress, messageLength] = [2000, 1500];
  const { fetchExport } = await openExports(messageLength, { downloadProgress });
  // A pause for every byte, so that the whole takes longer than twice the limit however large the chunks are.
  const pausePerByte = (2 * downloadProgress) / (LEADS * messageLength);
  const { body } = await fetchExport();
  const chunks: Uint8Array[] = [];
  let pause = 0;
  for await (const chunk of body!) {
    chunks.push(chunk);
    pause += chunk.length * pausePerByte;
    if (pause < 50) continue;
    await delay(pause);
    pause = 0;
  }
  const lines = Buffer.concat(chunks).toString().trimEnd().split("\n");
  expect(lines).toHaveLength(1 + LEADS);
});

test("an export that fails in the middle ends its connection, so that it is not taken for a whole one", async () => {
  const { fetchExport, failAt } = await openExports(LONG);
  failAt(3);
  const response = await fetchExport();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("terminated");
  failAt(Infinity);
  expect((await fetchExport("HEAD")).status).toBe(200);
});
