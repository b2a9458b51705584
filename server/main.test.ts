import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#server/testing/test-postgres.ts";
import { sqliteFile } from "#server/leads/open-database.ts";
import { contact } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { takePort } from "./test-taken-port.ts";
import { needPrograms } from "#server/testing/test-needed-programs.ts";

function start(settings: Record<string, string>): { server: ChildProcess; output: () => string } {
  const server = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    cwd: makeFolder(),
    env: { PATH: process.env.PATH, PORT: "0", SERVE_PAGES: "false", ...settings },
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  let output = "";
  server.stdout?.on("data", (text) => (output += text));
  server.stderr?.on("data", (text) => (output += text));
  return { server, output: () => output };
}

const runOffice = (args: string[], dataFolder: string) =>
  runCommand("office/office.ts", args, { DATA_DIR: dataFolder });

async function runCommand(path: string, args: string[], settings: Record<string, string>) {
  const program = join(import.meta.dirname, path);
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...settings },
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
}

async function urlOf(output: () => string): Promise<string> {
  await expect.poll(output).toMatch(/Indus Gulf is at http:/);
  return /Indus Gulf is at (\S+)/.exec(output())![1]!;
}

test("the server stores a lead, writes its mails to the outbox folder and closes gracefully", async () => {
  const dataFolder = makeFolder();
  const { server, output } = start({ DATA_DIR: dataFolder });
  const url = await urlOf(output);
  await expect.poll(output).toContain(`Leads are stored in ${sqliteFile(dataFolder)}, `);
  const response = await fetch(`${url}/api/send-contact-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(contact),
  });
  expect(await response.json()).toMatchObject({ success: true });
  const outbox = join(dataFolder, "outbox");
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  await expect.poll(mails).toHaveLength(2);
  const contents = mails().map((name) => readFileSync(join(outbox, name), "utf8"));
  expect(contents.join("\n")).toContain("Reply-To: Omar Aziz <omar@example.com>");

  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
  expect(output()).toContain("closed");
});

test("a request that has begun gets its response while the server closes", async () => {
  const { server, output } = start({ DATA_DIR: makeFolder() });
  const { port } = new URL(await urlOf(output));
  const body = JSON.stringify(contact);
  const socket = connect(Number(port), "127.0.0.1");
  let response = "";
  socket.on("data", (text) => (response += text));
  socket.write(
    `POST /api/send-contact-form HTTP/1.1\r\nhost: localhost\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await delay(300);
  server.kill("SIGTERM");
  await expect.poll(output).toContain('"signal":"SIGTERM"');
  server.kill("SIGTERM"); // once more, as npm passes on what it was told itself
  server.kill("SIGINT");
  await delay(100);
  socket.write(body.slice(20));
  expect(await once(server, "exit")).toEqual([0, null]);
  expect(response).toContain("HTTP/1.1 200 OK");
});

test("with DATABASE_URL the server stores leads in PostgreSQL", async () => {
  needPrograms("PostgreSQL");
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const dataFolder = makeFolder();
  const { server, output } = start({
    DATA_DIR: dataFolder,
    DATABASE_URL: await postgres.createDatabase(),
  });
  const url = await urlOf(output);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const response = await fetch(`${url}/api/send-contact-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(contact),
  });
  expect(await response.json()).toMatchObject({ success: true });
  await expect.poll(() => readdirSync(join(dataFolder, "outbox"))).toHaveLength(2);
  expect(readdirSync(dataFolder)).not.toContain("leads.sqlite");
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});

test("metrics have their own port, and npm run office reads the same leads", async () => {
  const dataFolder = makeFolder();
  const { output } = start({ DATA_DIR: dataFolder, METRICS_PORT: "0" });
  const url = await urlOf(output);
  await fetch(`${url}/api/send-contact-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(contact),
  });
  const [, metrics] = /"url":"(http:[^"]+)"/.exec(output()) ?? [];
  expect(await (await fetch(metrics!)).text()).toContain(
    'site_leads_total{kind="contact",outcome="accepted"} 1',
  );
  expect(await runOffice(["list"], dataFolder)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/C-[\dA-F]{8} +contact +Omar Aziz/),
  });
});

test("npm run office prints an error in one line", async () => {
  const empty = makeFolder();
  expect(await runOffice(["list"], empty)).toEqual({
    code: 1,
    output: `no database found in ${empty}: run npm start once, or check DATA_DIR\n`,
  });
  expect(await runOffice(["list", "--kind", "visit"], empty)).toEqual({
    code: 1,
    output: "--kind must be one of meeting, contact, broker\n",
  });
});

test("the start says where the desk is, and npm run office lets a person in", async () => {
  const dataFolder = makeFolder();
  const email = "amina@company.example";
  expect(await runOffice(["people"], dataFolder)).toEqual({
    code: 1,
    output: `no database found in ${dataFolder}: run npm start once, or check DATA_DIR\n`,
  });
  const { output } = start({ DATA_DIR: dataFolder });
  const url = await urlOf(output);
  await expect
    .poll(output)
    .toContain(`The desk is at ${url}/desk: invite yourself first with npm run office`);
  expect(await runOffice(["invite", email], dataFolder)).toMatchObject({ code: 0 });
  await expect.poll(() => readdirSync(join(dataFolder, "outbox"))).toHaveLength(1);
  const [code] = /[\dA-Z-]{14}/.exec((await runOffice(["code", email], dataFolder)).output) ?? [];
  const response = await fetch(`${url}/api/desk/sign-in/code/check`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, code }),
  });
  expect(await response.json()).toMatchObject({ email, role: "manager" });
  expect(response.headers.getSetCookie()[0]).toMatch(/^desk=/);
  const again = start({ DATA_DIR: dataFolder });
  await expect.poll(again.output).toContain("enter your e-mail address there");
});

test("DESK=off leaves the desk out", async () => {
  const { output } = start({ DATA_DIR: makeFolder(), DESK: "off" });
  const url = await urlOf(output);
  expect((await fetch(`${url}/api/desk/me`)).status).toBe(404);
  expect(output()).not.toContain("The desk");
});

test("the log reports that pages are not served", async () => {
  const { output } = start({ DATA_DIR: makeFolder() });
  const url = await urlOf(output);
  expect(output()).toContain("SERVE_PAGES is false");
  expect((await fetch(`${url}/about`)).status).toBe(404);
});

test("an invalid setting stops the start with an error that names it", async () => {
  const { server, output } = start({ PORT: "http" });
  expect(await once(server, "close")).toEqual([1, null]);
  expect(output()).toBe("Invalid settings:\n  PORT must be a port number from 0 to 65535\n");
});

test("a taken port stops the start before the database is opened", async () => {
  const dataFolder = makeFolder();
  writeFileSync(sqliteFile(dataFolder), ""); // a database before its first migration
  const port = await takePort();
  const { server, output } = start({ DATA_DIR: dataFolder, PORT: String(port) });
  expect(await once(server, "close")).toEqual([1, null]);
  expect(output()).toMatch(/^Port \d+ is taken by another program\..*\n$/);
  expect(readdirSync(dataFolder)).toEqual(["leads.sqlite"]);
  expect(readFileSync(sqliteFile(dataFolder))).toHaveLength(0);
});

test("a second start on the same port says that the server already runs", async () => {
  const url = await urlOf(start({ DATA_DIR: makeFolder() }).output);
  const { server, output } = start({ DATA_DIR: makeFolder(), PORT: new URL(url).port });
  expect(await once(server, "close")).toEqual([1, null]);
  expect(output()).toBe(
    `Indus Gulf already runs at ${url}. Set PORT to another port, in the environment or in .env.\n`,
  );
});

test("npm start on a taken port builds nothing", async () => {
  const [buildFolder, port] = [makeFolder(), await takePort()];
  const settings = { PORT: String(port), BUILD_DIR: buildFolder };
  expect(await runCommand("../scripts/start.mjs", [], settings)).toEqual({
    code: 1,
    output: expect.stringMatching(/^Port \d+ is taken by another program\..*\n$/),
  });
  expect(readdirSync(buildFolder)).toEqual([]);
});

test.for([
  ["DATABASE_URL", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }],
  ["DATA_DIR", { DATA_DIR: "/dev/null/data" }],
  [
    "S3_BUCKET",
    {
      S3_BUCKET: "documents",
      S3_ENDPOINT: "http://127.0.0.1:1",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    },
  ],
] as [string, Record<string, string>][])(
  "%s that does not work stops the start with an error that names it",
  async ([name, settings]) => {
    const { server, output } = start({ DATA_DIR: makeFolder(), ...settings });
    expect(await once(server, "exit")).toEqual([1, null]);
    expect(output()).toContain("start failed");
    expect(output()).toContain(`${name} cannot be used`);
  },
);
