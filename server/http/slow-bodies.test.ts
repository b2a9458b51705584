import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { docx, pdf } from "#server/testing/test-files.ts";
import { contact } from "#server/testing/test-app.ts";
import { listen } from "#server/testing/test-listening.ts";
import { form, multipart, post, statusOf } from "#server/testing/test-requests.ts";

vi.setConfig({ testTimeout: 20_000 });

const TIMED_OUT = '{"success":false,"message":"The request took too long"}';
const passport = form([['name="passport"; filename="p.pdf"', pdf]]).subarray(0, -7);

async function ask(port: number, words: Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(words);
  const giveUp = setTimeout(() => socket.destroy(), 5000);
  return text(socket)
    .catch(() => "")
    .finally(() => clearTimeout(giveUp));
}

test.for<[string, string]>([
  ["a header without a colon", "--x\r\nfoo\r\n--x--\r\n"],
  ["no header", "--x\r\n\r\n--x--\r\n"],
  ["no disposition", "--x\r\ncontent-type: text/plain\r\n\r\n1\r\n--x--\r\n"],
  ["a form within it", "--x\r\ncontent-type: multipart/mixed; boundary=y\r\n\r\n1\r\n--x--\r\n"],
  ["no end of its headers", `--x\r\ncontent-disposition: form-data; name="a"\r\n--x--\r\n`],
])("a part with %s is refused, and the documents before it are removed", async ([, part]) => {
  const { port, files, count } = await listen();
  const response = await ask(
    port,
    post(LEAD_PATHS.broker, multipart, Buffer.concat([passport, Buffer.from(part)])),
  );
  expect(statusOf(response)).toBe(400);
  expect(files().uploads).toEqual([]);
  expect(await count("leads")).toBe(0);
});

test.for([
  ["JSON", "application/json", Buffer.from("{")],
  ["a form", multipart, passport],
  ["a document", multipart, passport.subarray(0, -10)],
  ["a form after its end", multipart, Buffer.concat([passport, Buffer.from("--x--")])],
] as const)("%s that stalls gets a 408 response and is removed", async ([, type, begin]) => {
  const { port, files } = await listen({ deadlines: { bodyIdle: 200 } });
  const response = await ask(port, post(LEAD_PATHS.broker, type, begin, 5000));
  expect(statusOf(response)).toBe(408);
  expect(response).toContain(TIMED_OUT);
  expect(files().uploads).toEqual([]);
});

test("a slow body is read to its end", async () => {
  const { say } = await listen({ deadlines: { bodyIdle: 1000 } });
  const request = post(LEAD_PATHS.contact, "application/json", JSON.stringify(contact));
  const pieces = Array.from({ length: 15 }, (_, index) =>
    request.subarray(index * 20, index * 20 + 20),
  );
  expect(statusOf(await say(...pieces, request.subarray(300)))).toBe(200);
});

test("the server's own time for a document does not count as the client's", async () => {
  const scanner = { isClean: () => delay(600, true) };
  const { port } = await listen({ scanner, deadlines: { bodyIdle: 200, connectionIdle: 300 } });
  const fields = Object.entries(individual).map(
    ([name, value]) => [`name="${name}"`, value] as [string, string],
  );
  const body = form([
    ...fields,
    ['name="passport"; filename="p.pdf"', pdf],
    ['name="resume"; filename="cv.docx"', docx],
    ['name="otherDocuments"; filename="o.pdf"', Buffer.concat([pdf, Buffer.alloc(3_000_000)])],
  ]);
  expect(statusOf(await ask(port, post(LEAD_PATHS.broker, multipart, body)))).toBe(200);
});

test("a form of a hundred thousand parts is refused at the first excess part", async () => {
  const { port, say, files } = await listen();
  const nameless = Buffer.from(`${"--x\r\n\r\n\r\n".repeat(100_000)}--x--\r\n`);
  const named = form(Array.from({ length: 15_000 }, () => ['name="a"', "1"]));
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask(port, post(LEAD_PATHS.broker, multipart, index % 2 ? nameless : named)),
    ),
  );
  expect(new Set(responses.map(statusOf))).toEqual(new Set([400, 413]));
  expect(files().uploads).toEqual([]);
  expect(statusOf(await say("GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"))).toBe(
    200,
  );
});

test("a field name has no special meaning", async () => {
  const { say, count } = await listen();
  for (const name of ["__proto__", "constructor", "toString"]) {
    const body = form([[`name="${name}"`, "1"]]);
    expect(statusOf(await say(post(LEAD_PATHS.broker, multipart, body)))).toBe(400);
  }
  expect(await count("leads")).toBe(0);
  expect(({} as Record<string, unknown>).toString).toBe(Object.prototype.toString);
});
