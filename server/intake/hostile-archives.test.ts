import { createHook } from "node:async_hooks";
import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { openInspector } from "#server/intake/documents/inspect.ts";
import { docx, makeBomb, makeTableDocx, makeZip, pdf } from "#server/testing/test-files.ts";
import { listen } from "#server/testing/test-listening.ts";
import { form, multipart, post, statusOf } from "#server/testing/test-requests.ts";

const STUCK_WORKER = new URL(
  "data:text/javascript,import{parentPort}from'node:worker_threads';" +
    "parentPort.on('message',()=>{for(;;);})",
);

type Part = [disposition: string, content: string | Buffer];

const MEGABYTE = 1024 * 1024;

const fields = Object.entries(individual).map(([name, value]): Part => [`name="${name}"`, value]);
const passport: Part = ['name="passport"; filename="p.pdf"', pdf];
const resume = (content: Buffer): Part => ['name="resume"; filename="cv.docx"', content];
const archive = (content: Buffer): Part => ['name="otherDocuments"; filename="a.zip"', content];

function registration(...documents: Part[]): Buffer {
  return post(LEAD_PATHS.broker, multipart, form([...fields, passport, ...documents]));
}

test("a Word document of 1.1 MB that unpacks to 91 MB is refused", async () => {
  const { say, count, files } = await listen();
  const response = await say(registration(resume(makeBomb(91_000_000, 90))));
  expect(statusOf(response)).toBe(415);
  expect(await count("leads")).toBe(0);
  expect(files()).toEqual({ documents: [], uploads: [] });
});

test("the archives of one request share one budget of unpacked bytes", async () => {
  const { say, count, files } = await listen();
  const lines = Array.from({ length: 300_000 }, (_, unit) => `Unit ${unit * 7919} is sold.\n`);
  const zip = archive(makeZip([{ name: "units.csv", content: Buffer.from(lines.join("")) }]));
  const cv = resume(makeTableDocx(MEGABYTE));
  expect(statusOf(await say(registration(cv, zip)))).toBe(200);
  const refused = await say(registration(cv, ...Array.from({ length: 8 }, () => zip)));
  expect(statusOf(refused)).toBe(413);
  expect(refused).toContain("All documents together may unpack to at most 40 MB");
  expect(await count("leads")).toBe(1);
  expect(files().uploads).toEqual([]);
});

test("no archive is unpacked by the thread that handles requests", async () => {
  const { say } = await listen();
  const request = registration(resume(makeBomb(39 * MEGABYTE, 24)));
  let unpacked = 0;
  const hook = createHook({ init: (_id, type) => void (type === "ZLIB" && unpacked++) }).enable();
  const response = await say(request);
  hook.disable();
  expect(statusOf(response)).toBe(200);
  expect(unpacked).toBe(0);
});

test("requests get responses while the inspection of a document never ends", async () => {
  const inspector = openInspector(STUCK_WORKER);
  const { say, app, files } = await listen({ inspector });
  const response = say(registration(resume(docx)));
  await expect.poll(() => files().uploads).toHaveLength(2);
  for (let count = 0; count < 100; count++) {
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  }
  expect(files().uploads).toHaveLength(2);
  await inspector.close();
  expect(statusOf(await response)).toBe(503);
  expect(files()).toEqual({ documents: [], uploads: [] });
});
