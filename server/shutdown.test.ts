import { type ChildProcess, spawn } from "node:child_process";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { pdf } from "#server/testing/test-files.ts";
import { contact } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { form, multipart, post } from "#server/testing/test-requests.ts";

const CLOSING = 1000;
const SHUTDOWN = 3000;

async function start(settings: Record<string, string>) {
  const program =
    `import { runServer } from ${JSON.stringify(join(import.meta.dirname, "run.ts"))};` +
    `await runServer({ deadlines: { closing: ${CLOSING} }, shutdownTimeout: ${SHUTDOWN} });`;
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, PORT: "0", SERVE_PAGES: "false", ...settings },
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  let output = "";
  server.stdout.on("data", (text) => (output += text));
  server.stderr.on("data", (text) => (output += text));
  await expect.poll(() => output).toMatch(/Indus Gulf is at http:/);
  const port = Number(/Indus Gulf is at http:\/\/localhost:(\d+)/.exec(output)?.[1]);
  return { server, port, output: () => output };
}

async function terminate(server: ChildProcess): Promise<unknown> {
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  return Promise.race([exit, delay(SHUTDOWN + 10_000, null, { ref: false })]);
}

function open(port: number, host: string, words: string | Buffer): Socket {
  const socket = connect(port, host);
  socket.on("error", () => {});
  socket.resume();
  socket.write(words);
  return socket;
}

test("incomplete requests do not delay the shutdown and store nothing", async () => {
  const dataFolder = makeFolder();
  const { server, port, output } = await start({ DATA_DIR: dataFolder });
  const whole = form([
    ['name="passport"; filename="p.pdf"', pdf],
    ['name="resume"; filename="r.pdf"', Buffer.alloc(100_000)],
  ]);
  const half = post(LEAD_PATHS.broker, multipart, whole).subarray(0, 50_000);
  const hosts = await lookup("localhost", { all: true });
  for (const { address: host } of hosts) {
    open(port, host, half);
    open(port, host, post(LEAD_PATHS.broker, multipart, "--x\r\nfoo\r\n--x--\r\n", 5000));
    open(port, host, post(LEAD_PATHS.contact, "application/json", "{", 5000));
    open(port, host, "POST / HTTP/1.1\r\nhost: a\r\n");
    open(port, host, "");
  }
  const uploads = () => readdirSync(join(dataFolder, "uploads"));
  await expect.poll(uploads).toHaveLength(2 * hosts.length);
  expect(await terminate(server)).toEqual([0, null]);
  expect(output()).toContain('"msg":"closed"');
  expect(uploads()).toEqual([]);
});

test("a request that has fully arrived gets its response after the others were cut off", async () => {
  const scanner = createServer((socket) => {
    socket.on("error", () => {});
    socket.resume();
    setTimeout(() => socket.end("stream: OK\0"), CLOSING * 1.5);
  });
  scanner.listen(0, "127.0.0.1");
  await once(scanner, "listening");
  onTestFinished(() => void scanner.close());
  const dataFolder = makeFolder();
  const { port: scannerPort } = scanner.address() as AddressInfo;
  const { server, port } = await start({
    DATA_DIR: dataFolder,
    CLAMAV_SOCKET: `127.0.0.1:${scannerPort}`,
  });
  const scanning = once(scanner, "connection");
  const body = form([
    ...Object.entries(individual).map(
      ([name, value]) => [`name="${name}"`, value] as [string, string],
    ),
    ['name="passport"; filename="p.pdf"', pdf],
  ]);
  let response = "";
  open(port, "127.0.0.1", post(LEAD_PATHS.broker, multipart, body)).on(
    "data",
    (text) => (response += String(text)),
  );
  await scanning;
  expect(await terminate(server)).toEqual([0, null]);
  expect(response).toContain("HTTP/1.1 422"); // the resume is missing
});

test("a mail that cannot be delivered is kept for the next start", async () => {
  const silent = createServer(() => {});
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const dataFolder = makeFolder();
  const { server, port, output } = await start({
    DATA_DIR: dataFolder,
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  });
  const sending = once(silent, "connection");
  const response = await fetch(`http://127.0.0.1:${port}${LEAD_PATHS.contact}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(contact),
  });
  expect(response.status).toBe(200);
  await sending;
  expect(await terminate(server)).toEqual([0, null]);
  expect(output()).toContain('"waitingFor":"outbox"');
  const database = openSqlite(join(dataFolder, "leads.sqlite"));
  expect(await database.all(anyRow, "select state from messages")).toEqual([
    { state: "waiting" },
    { state: "waiting" },
  ]);
  await database.close();
});
