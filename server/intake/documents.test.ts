import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { idRow } from "#server/testing/test-rows.ts";
import { docx, jpeg, pdf } from "#server/testing/test-files.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { agency, individual } from "#domain/test-brokers.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { requireLead } from "#server/leads/lead-repository.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;
type Files = Record<string, [name: string, content: Buffer]>;

const passport: [string, Buffer] = ["passport.pdf", pdf];
const resume: [string, Buffer] = ["cv.docx", docx];

async function register(
  { app }: Server,
  fields: Record<string, string>,
  files: Files,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, [fileName, content]] of Object.entries(files)) {
    form.append(name, new Blob([new Uint8Array(content)]), fileName);
  }
  const encoded = new Response(form);
  const response = await app.inject({
    method: "POST",
    url: LEAD_PATHS.broker,
    headers: { "content-type": encoded.headers.get("content-type")!, ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() as { message: string } };
}

async function leads({ deps }: Server) {
  const rows = await deps.database.all(idRow, "select id from leads");
  return Promise.all(rows.map(({ id }) => requireLead(deps.database, id)));
}

async function expectNoTrace(server: Server) {
  expect(server.files()).toEqual({ documents: [], uploads: [] });
  for (const table of ["leads", "documents", "messages", "pending_documents"] as const) {
    expect(await server.count(table)).toBe(0);
  }
}

test("[7.006] [7.018] an individual's documents are stored with the registration", async () => {
  const server = await makeApp();
  const response = await register(server, individual, { passport, resume });
  expect(response).toMatchObject({ status: 200, body: { success: true } });
  const [lead] = await leads(server);
  expect(lead?.documents).toMatchObject([
    { field: "passport", fileName: "passport.pdf", bytes: pdf.length },
    { field: "resume", fileName: "cv.docx", bytes: docx.length },
  ]);
  const folder = join(server.deps.uploadsFolder, "..", "documents");
  expect(readFileSync(join(folder, lead!.documents[1]!.storedName))).toEqual(docx);
  expect(server.files().uploads).toEqual([]);
  expect(await server.count("pending_documents")).toBe(0);
});

test("[7.012] an agency's documents are stored, optional ones included", async () => {
  const server = await makeApp();
  const scan: [string, Buffer] = ["scan.JPG", jpeg];
  const files = { tradeLicense: scan, rera: scan, passport: scan, taxRegistration: scan };
  expect((await register(server, agency, files)).status).toBe(200);
  expect((await leads(server))[0]?.documents).toHaveLength(4);
});

test("[5.030] [5.032] some of the required documents are not enough", async () => {
  const server = await makeApp();
  expect(await register(server, agency, { passport })).toMatchObject({
    status: 422,
    body: {
      message: "Please upload required documents (Trade License, RERA Certificate, and Passport)",
    },
  });
  expect(await register(server, individual, { passport })).toMatchObject({
    status: 422,
    body: { message: "Please upload required documents (Passport and Resume/CV)" },
  });
  await expectNoTrace(server);
});

test("[3.007] [7.006] a registration without files is accepted", async () => {
  const server = await makeApp();
  expect((await server.send("broker", individual)).status).toBe(200);
});

test("[5.033] a document whose content does not match its extension is refused", async () => {
  const server = await makeApp();
  const files = { passport, resume: ["cv.pdf", jpeg] as [string, Buffer] };
  expect(await register(server, individual, files)).toMatchObject({
    status: 415,
    body: {
      message: "Resume/CV could not be read as a PDF file: please choose the original",
      field: "resume",
    },
  });
  await expectNoTrace(server);
});

test("[5.034] a document that is too large is refused, and so are too many together", async () => {
  const server = await makeApp();
  const megabytes = (count: number) => Buffer.concat([pdf, Buffer.alloc(count * 1024 * 1024)]);
  const large: [string, Buffer] = ["large.pdf", megabytes(10)];
  expect(await register(server, individual, { passport: large, resume })).toMatchObject({
    status: 413,
    body: { message: "File too large: 10 MB maximum" },
  });
  const nine: [string, Buffer] = ["nine.pdf", megabytes(9)];
  const many = { passport: nine, rera: nine, tradeLicense: nine, taxRegistration: nine };
  expect(await register(server, agency, many)).toMatchObject({
    status: 413,
    body: { message: "Files too large: 30 MB maximum for all documents together" },
  });
  await expectNoTrace(server);
});

test("documents with invalid fields are not stored", async () => {
  const server = await makeApp();
  const response = await register(server, { ...individual, email: "sara" }, { passport, resume });
  expect(response).toMatchObject({
    status: 422,
    body: { message: "Please fill all required fields!" },
  });
  await expectNoTrace(server);
});

test("an empty file input and an unknown file are ignored", async () => {
  const server = await makeApp();
  const nothing: [string, Buffer] = ["", Buffer.alloc(0)];
  const files = { passport, resume, otherDocuments: nothing, selfie: ["me.exe", jpeg] } as Files;
  expect((await register(server, individual, files)).status).toBe(200);
  expect((await leads(server))[0]?.documents).toHaveLength(2);
});

test("the same registration with the same key is stored once, with its documents", async () => {
  const server = await makeApp();
  const key = { "idempotency-key": "one" };
  const again = () => register(server, individual, { passport, resume }, key);
  const responses = await Promise.all([again(), again(), again()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await leads(server)).toHaveLength(1);
  expect(server.files().documents).toHaveLength(2);
  expect(await server.count("pending_documents")).toBe(0);

  const other = { passport, resume: ["cv.pdf", pdf] as [string, Buffer] };
  expect((await register(server, individual, other, key)).status).toBe(409);
  expect(server.files().documents).toHaveLength(2);
});

test("incomplete and malformed forms are refused", async () => {
  const { app } = await makeApp();
  const send = (contentType: string, payload: string) =>
    app.inject({
      method: "POST",
      url: LEAD_PATHS.broker,
      headers: { "content-type": contentType },
      payload,
    });
  const part =
    '--x\r\ncontent-disposition: form-data; name="passport"; filename="a.pdf"\r\n\r\n%PDF-';
  expect((await send("multipart/form-data", part)).statusCode).toBe(400);
  expect((await send("multipart/form-data; boundary=x", part)).statusCode).toBe(400);
  expect((await send("multipart/form-data; boundary=x", "nonsense")).statusCode).toBe(400);
  const proto = '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n';
  expect((await send("multipart/form-data; boundary=x", proto)).statusCode).toBe(400);
});

test("a form with too many or too long fields is refused", async () => {
  const server = await makeApp();
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`f${index}`, "x"]));
  expect((await register(server, { ...individual, ...many }, { passport, resume })).status).toBe(
    413,
  );
  const long = { ...individual, message: "m".repeat(9000) };
  expect((await register(server, long, { passport, resume })).status).toBe(413);
  await expectNoTrace(server);
});

test("an upload that the visitor aborts is removed", async () => {
  const server = await makeApp();
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as { port: number };
  const socket = connect(port, "127.0.0.1");
  const part =
    '--x\r\ncontent-disposition: form-data; name="passport"; filename="a.pdf"\r\n\r\n%PDF-';
  socket.write(
    `POST ${LEAD_PATHS.broker} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n` +
      `content-type: multipart/form-data; boundary=x\r\n\r\n${part}${"x".repeat(50_000)}`,
  );
  await expect.poll(() => server.files().uploads).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => server.files().uploads).toEqual([]);
  await delay(20);
  await expectNoTrace(server);
});

test("a failed commit gives 503, and the sweep removes its documents", async () => {
  const server = await makeApp();
  const { transaction } = server.deps.database;
  let transactions = 0;
  const failing = await makeApp({
    database: {
      ...server.deps.database,
      // The documents are announced, and then the disk is full.
      transaction: (work) =>
        ++transactions < 2 ? transaction(work) : Promise.reject(new StoreFailure("full")),
    },
  });
  expect((await register(failing, individual, { passport, resume })).status).toBe(503);
  expect(await failing.count("leads")).toBe(0);
  expect(await failing.count("pending_documents")).toBe(2);
  expect(failing.files()).toMatchObject({ documents: { length: 2 }, uploads: [] });
});

test.for([
  ["a wrong type", { passport: ["passport.pdf", jpeg], resume }, "passport"],
  ["another ending", { passport, resume: ["cv.png", pdf] }, "resume"],
  ["one that is missing", { passport }, "resume"],
  ["several that are missing", { otherDocuments: passport }, undefined],
] as [string, Files, string | undefined][])(
  "the error about documents with %s names the field of a single one",
  async ([, files, field]) => {
    const { body } = await register(await makeApp(), individual, files);
    expect(body).toMatchObject({ success: false });
    expect((body as { field?: string }).field).toBe(field);
  },
);
