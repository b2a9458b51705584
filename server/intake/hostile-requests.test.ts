import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { pdf } from "#server/testing/test-files.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";
import { listen, noLimits } from "#server/testing/test-listening.ts";
import { form, multipart, post, statusOf } from "#server/testing/test-requests.ts";

test("JSON that is damaged, deeply nested, of wrong types or with __proto__ is refused", async () => {
  const { send, count } = await makeApp({ rateLimits: noLimits });
  const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
  for (const body of [
    "{",
    '{"name":',
    "\u0000",
    "nul",
    "[1]",
    "7",
    '{"constructor":{"prototype":1}}',
  ]) {
    expect((await send("contact", body)).status, body).toBe(400);
  }
  expect((await send("contact", deep)).status).toBe(422);
  for (const value of [1, true, null, [], {}, ["a@b.c"], { $ne: null }, { toString: "x" }]) {
    for (const field of Object.keys(meeting).filter((name) => name !== "message")) {
      const response = await send("meeting", { ...meeting, [field]: value });
      expect(response.status, `${field}: ${JSON.stringify(value)}`).toBe(422);
    }
  }
  expect(await count("leads")).toBe(0);
});

test("a field with too many bytes or characters is refused", async () => {
  const { send, count } = await makeApp({ rateLimits: noLimits });
  expect((await send("contact", { ...contact, name: "n".repeat(60_000) })).status).toBe(422);
  expect((await send("contact", { ...contact, x: "n".repeat(70_000) })).status).toBe(413);
  expect((await send("contact", { ...contact, email: `${"a".repeat(250)}@b.cd` })).status).toBe(
    422,
  );
  expect(await count("leads")).toBe(0);
});

test.for([
  ["", 415],
  ["application/xml", 415],
  ["application/x-www-form-urlencoded", 415],
  ["text/plain", 415],
  ["application/json; charset=utf-7", 400],
  ["multipart/form-data", 400],
  ["multipart/form-data; boundary=", 400],
  ["multipart/mixed; boundary=x", 415],
  ["application/json, text/plain", 415],
] as const)("content of type '%s' gets %i", async ([type, status]) => {
  const { say, count } = await listen();
  const response = await say(post(LEAD_PATHS.broker, type, "--x--"));
  expect(statusOf(response)).toBe(status);
  expect(await count("leads")).toBe(0);
});

test.for(["application/json", multipart])(
  "a request of type %s without a body gets a response",
  async (type) => {
    const { say } = await listen();
    const response = await say(
      `POST ${LEAD_PATHS.broker} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\n\r\n`,
    );
    expect(statusOf(response)).toBe(400);
  },
);

test("an incomplete body stores nothing, and the server keeps running", async () => {
  const { port, send, count } = await listen();
  for (const body of ['{"name":', "--x\r\ncontent-disposition: form-data; name="]) {
    const socket = connect(port, "127.0.0.1");
    const type = body.startsWith("{") ? "application/json" : "multipart/form-data; boundary=x";
    socket.write(post(LEAD_PATHS.broker, type, body, 5000));
    await delay(50);
    socket.destroy();
  }
  await delay(50);
  expect(await count("leads")).toBe(0);
  expect((await send("contact", contact)).status).toBe(200);
});

test("a body that arrives too slowly gets an error of the API and is cut off", async () => {
  const { say, send } = await listen({ requestTimeout: 400 });
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    const response = await say(post(LEAD_PATHS.broker, type, "{", 5000), " ", " ");
    expect(statusOf(response)).toBe(408);
    expect(response).toContain('{"success":false,"message":"The request took too long"}');
  }
  expect((await send("contact", contact)).status).toBe(200);
});

test.for([
  ["nonsense", "GARBAGE\r\n\r\n", 400],
  ["a header without end", `GET / HTTP/1.1\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx",
    400,
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["a line break in a header", "GET / HTTP/1.1\r\nhost: a\r\nx: a\nb\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
] as const)("%s gets an error before it becomes a request", async ([, words, status]) => {
  const { say, app } = await listen();
  expect(statusOf(await say(words))).toBe(status);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

test("a lead that is followed by invalid bytes is accepted and gets its response", async () => {
  const { say, count } = await listen();
  const body = JSON.stringify(contact);
  const head = `POST ${LEAD_PATHS.contact} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`;
  const response = await say(`${head}content-length: ${body.length}\r\n\r\n${body}GARBAGE\r\n\r\n`);
  expect(statusOf(response)).toBe(200);
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(await count("leads")).toBe(1);
});

test("method overrides have no effect, and other methods are refused", async () => {
  const { app, count } = await makeApp();
  for (const method of ["GET", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const) {
    const response = await app.inject({
      method,
      url: LEAD_PATHS.contact,
      headers: { "x-http-method-override": "POST", "content-type": "application/json" },
      ...(method !== "GET" && method !== "HEAD" && { payload: JSON.stringify(contact) }),
    });
    expect(response.statusCode, method).toBe(405);
    expect(response.headers.allow).toBe("POST");
  }
  const other = await app.inject({
    method: "POST",
    url: `${LEAD_PATHS.contact}/`,
    payload: contact,
  });
  expect(other.statusCode).toBe(404);
  expect(await count("leads")).toBe(0);
});

test.for(["/about", "/api/send-contact-form", "/healthz"])(
  "an unknown method gets 501 at %s",
  async (path) => {
    const { say } = await listen();
    for (const method of ["PROPFIND", "MKCOL", "PURGE"]) {
      const response = await say(
        `${method} ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
      );
      expect(statusOf(response), method).toBe(501);
    }
  },
);

test.for(["/about", "/api/send-contact-form", "/healthz"])(
  "TRACE at %s is unknown, and nothing of the request is in the response",
  async (path) => {
    const { say } = await listen();
    const response = await say(
      `TRACE ${path} HTTP/1.1\r\nhost: a\r\nx-secret: seen\r\nconnection: close\r\n\r\n`,
    );
    expect(statusOf(response)).toBeGreaterThanOrEqual(404);
    expect(String(response)).not.toContain("seen");
  },
);

test("a flood of invalid requests does not grow the memory", async () => {
  const { say, send } = await listen();
  const nested = post(LEAD_PATHS.contact, "application/json", "[".repeat(60_000));
  const half = post(
    LEAD_PATHS.broker,
    multipart,
    form([['name="passport"; filename="p.pdf"', pdf]]).subarray(0, 90),
  );
  const rush = async () => {
    for (let times = 0; times < 30; times++) await Promise.all([say(nested), say(half)]);
  };
  await rush();
  const before = process.memoryUsage().rss;
  await rush();
  await rush();
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  expect((await send("contact", contact)).status).toBe(200);
});

test("a connection that sends nothing is closed", async () => {
  const { port } = await listen({ requestTimeout: 400 });
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /api/send-contact-form HTTP/1.1\r\nhost: a\r\n");
  socket.resume();
  await once(socket, "close");
  expect(socket.destroyed).toBe(true);
});
