import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { MAX_DOCUMENT_BYTES } from "#domain/document.ts";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { jpeg, pdf } from "#server/testing/test-files.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { listen } from "#server/testing/test-listening.ts";
import { form, multipart, statusOf } from "#server/testing/test-requests.ts";
import { sendLikeBrowser } from "./test-large-body.ts";

type Changes = Parameters<typeof listen>[0];
type Parts = Parameters<typeof form>[0];

const fields: Parts = Object.entries(individual).map(([name, value]) => [`name="${name}"`, value]);
const passport: Parts[number] = ['name="passport"; filename="p.pdf"', pdf];
const large: Parts = ["resume", "otherDocuments", "reraLicense"].map((name) => [
  `name="${name}"; filename="${name}.pdf"`,
  Buffer.concat([pdf, Buffer.alloc(3_000_000)]),
]);
const renamed: Parts = [...fields, ['name="passport"; filename="p.pdf"', jpeg], ...large];
const plain: Parts = [...fields, passport, ...large];
const many = (name: (index: number) => string, count: number): Parts =>
  Array.from({ length: count }, (_, index) => [name(index), "x"]);

function head(body: Buffer, { path = LEAD_PATHS.broker, method = "POST", more = "" } = {}) {
  return (
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${more}` +
    `content-type: ${multipart}\r\ncontent-length: ${body.length}\r\n\r\n`
  );
}

const errors: [string, number, Parts, Changes?, Parameters<typeof head>[1]?][] = [
  ["a document of another type", 415, renamed],
  ["a name with another ending", 415, [['name="passport"; filename="p.exe"', "MZ"], ...large]],
  [
    "a document that is too large",
    413,
    [['name="passport"; filename="p.pdf"', Buffer.alloc(MAX_DOCUMENT_BYTES + 1)], ...large],
  ],
  [
    "documents that are too large together",
    413,
    [...plain, ...large, ...large, ...large, ...large],
  ],
  ["too many files", 413, [...many((index) => `name="f${index}"; filename="f"`, 13), ...large]],
  ["too many fields", 413, [...many((index) => `name="f${index}"`, 61), ...large]],
  ["a field that is too long", 413, [['name="message"', "m".repeat(9000)], ...large]],
  ["a part without a name", 400, [["x=y", "1"], ...large]],
  ["an infected document", 422, plain, { scanner: { isClean: async () => false } }],
  [
    "a scanner that does not respond",
    503,
    plain,
    { scanner: { isClean: () => Promise.reject(new StoreFailure("silent")) } },
  ],
  ["a disk that cannot be written", 503, plain, { uploadsFolder: "/nonexistent" }],
  ["a wrong API key", 401, plain, { apiKey: "secret" }],
  ["another site", 403, plain, {}, { more: "sec-fetch-site: cross-site\r\n" }],
  ["too many requests", 429, plain, { rateLimits: [{ limit: 1, milliseconds: 60_000 }] }],
  ["another method", 405, plain, {}, { method: "PUT" }],
  ["an unknown path of the API", 404, plain, {}, { path: "/api/unknown" }],
  ["an unknown path of the site", 404, plain, {}, { path: "/unknown" }],
  ["another kind of content", 415, plain, {}, { path: LEAD_PATHS.contact }],
];

test.for(errors)(
  "a client that keeps sending gets the response to %s",
  async ([, status, parts, changes, request]) => {
    const { port, app, send } = await listen(changes);
    if (status === 429) await send("broker", individual);
    const body = form(parts);
    for (const more of ["", "connection: close\r\n"]) {
      const lines = head(body, { ...request, more: (request?.more ?? "") + more });
      const { response, isAllSent } = await sendLikeBrowser(port, lines, body);
      expect(statusOf(response)).toBe(status);
      expect(isAllSent).toBe(true);
    }
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  },
);

test("a body that is announced as too large is refused and read to its end", async () => {
  const { port } = await listen();
  for (const [type, bytes] of [
    [multipart, 33_000_000],
    ["application/json", 3_000_000],
  ] as const) {
    const body = Buffer.alloc(bytes);
    const lines = head(body).replace(multipart, type);
    const { response, isAllSent } = await sendLikeBrowser(port, lines, body);
    expect(statusOf(response)).toBe(413);
    expect(isAllSent).toBe(true);
  }
});

test("an error reaches a client that keeps sending while the server closes", async () => {
  let scanning = () => {};
  const scan = new Promise<boolean>((resolve) => (scanning = () => resolve(false)));
  const { port, app } = await listen({ scanner: { isClean: () => scan } });
  const body = form(plain);
  const exchange = sendLikeBrowser(port, head(body), body);
  await expect.poll(() => app.server.listening).toBe(true);
  const connections = () =>
    new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  const closed = app.close();
  scanning();
  const { response, isAllSent } = await exchange;
  expect(statusOf(response)).toBe(422);
  expect(isAllSent).toBe(true);
  await closed;
});

test("a client that stops after an error is cut off and gets no second response", async () => {
  for (const changes of [{ deadlines: { bodyIdle: 200 } }, { requestTimeout: 400 }]) {
    const { port } = await listen(changes);
    const body = form(renamed);
    const socket = connect(port, "127.0.0.1");
    socket.write(head(body));
    socket.write(body.subarray(0, 5000));
    const response = await text(socket).catch(() => "");
    expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(statusOf(response)).toBe(415);
  }
});

test("an error about one document names its field", async () => {
  const { port } = await listen();
  const body = form(renamed);
  const { response } = await sendLikeBrowser(port, head(body), body);
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toEqual({
    success: false,
    message: "Passport could not be read as a PDF file: please choose the original",
    field: "passport",
  });
});

test("a connection is reused after an error to a body that has arrived", async () => {
  const { port } = await listen({ apiKey: "secret" });
  const socket = connect(port, "127.0.0.1");
  let responses = "";
  socket.on("data", (bytes) => (responses += String(bytes)));
  const request = `POST ${LEAD_PATHS.contact} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`;
  for (const times of [1, 2, 3]) {
    socket.write(request);
    await expect.poll(() => responses.split("HTTP/1.1 401").length - 1).toBe(times);
  }
  socket.destroy();
});
