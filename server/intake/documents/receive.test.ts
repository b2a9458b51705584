import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import type { DocumentField } from "#domain/document.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { watchFreeSpace } from "./free-space.ts";
import { openInspector } from "./inspect.ts";
import { receiveDocument } from "./receive.ts";
import { makeZip, pdf } from "#server/testing/test-files.ts";
import { MAX_UNPACKED_BYTES } from "./unpack-limits.ts";
import type { VirusScanner } from "./virus-scanner.ts";

const MEGABYTE = 1024 * 1024;

const log = pino({ level: "silent" });
const inspector = openInspector();
afterAll(() => inspector.close());

function pdfOf(megabytes: number): Buffer {
  return Buffer.concat([pdf, Buffer.alloc(megabytes * MEGABYTE - pdf.length)]);
}

const noTotals = () => ({ bytes: 0, unpackedBytes: 0 });

function receive(
  uploadsFolder: string,
  content: Readable | Buffer,
  { field = "passport" as DocumentField, fileName = "scan.pdf", totals = noTotals() } = {},
  scanner: VirusScanner | null = null,
  minFreeMegabytes?: number,
) {
  const freeSpace = watchFreeSpace({ uploadsFolder, minFreeMegabytes, log });
  const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  return receiveDocument(
    { uploadsFolder, freeSpace, inspector, scanner },
    { field, fileName, content: stream },
    totals,
  );
}

test("a document is stored under a generated name, with its hash", async () => {
  const folder = makeFolder();
  const document = await receive(folder, pdf, { fileName: "../../My\u0000 scan.PDF" });
  expect(document).toMatchObject({
    field: "passport",
    fileName: "../../My  scan.PDF",
    bytes: pdf.length,
    sha256: createHash("sha256").update(pdf).digest("hex"),
  });
  expect(document.storedName).toMatch(/^[\da-f-]{36}\.pdf$/);
  expect(readdirSync(folder)).toEqual([document.storedName]);
  expect(readFileSync(document.path)).toEqual(pdf);
});

test("[5.034] ten megabytes are accepted, one byte more is refused and removed", async () => {
  const folder = makeFolder();
  expect((await receive(folder, pdfOf(10))).bytes).toBe(10 * MEGABYTE);
  const larger = Buffer.concat([pdfOf(10), Buffer.alloc(1)]);
  await expect(receive(folder, larger)).rejects.toMatchObject({
    status: 413,
    message: "File too large: 10 MB maximum",
  });
  expect(readdirSync(folder)).toHaveLength(1);
});

test("[5.034] all documents together have at most thirty megabytes", async () => {
  const folder = makeFolder();
  const totals = { bytes: 25 * MEGABYTE, unpackedBytes: 0 };
  await expect(receive(folder, pdfOf(6), { totals })).rejects.toMatchObject({ status: 413 });
  expect((await receive(folder, pdfOf(5), { totals })).bytes).toBe(5 * MEGABYTE);
  expect(totals.bytes).toBe(30 * MEGABYTE);
});

test("[5.033] an extension or content that the field does not accept is refused", async () => {
  const folder = makeFolder();
  const message = "Passport must be a PDF, JPG, JPEG or PNG file";
  for (const fileName of ["scan.exe", "scan.pdf.exe", "scan.pdf\0.exe", "scan"]) {
    await expect(receive(folder, pdf, { fileName })).rejects.toMatchObject({
      status: 415,
      message,
    });
  }
  const script = Buffer.from("#!/bin/sh\nrm -rf /\n%PDF-1.7");
  for (const [fileName, kind] of [
    ["scan.pdf", "PDF"],
    [".png", "PNG"],
  ]) {
    await expect(receive(folder, script, { fileName })).rejects.toMatchObject({
      status: 415,
      message: `Passport could not be read as a ${kind} file: please choose the original`,
    });
  }
  expect(readdirSync(folder)).toEqual([]);
});

test("an interrupted upload is removed", async () => {
  const folder = makeFolder();
  async function* broken() {
    yield pdf;
    throw new Error("the connection was lost");
  }
  await expect(receive(folder, Readable.from(broken()))).rejects.toThrow("connection was lost");
  expect(readdirSync(folder)).toEqual([]);
});

test("a disk that cannot be written to is a StoreFailure", async () => {
  await expect(receive("/nowhere/at/all", pdf)).rejects.toMatchObject({ name: "StoreFailure" });
});

test("an infected document is refused and removed", async () => {
  const folder = makeFolder();
  const scanner = { isClean: async () => false };
  await expect(receive(folder, pdf, {}, scanner)).rejects.toMatchObject({
    status: 422,
    message: "Passport was refused: the virus scanner found something in it",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("a file name is stored without bidi controls, which could hide its extension", async () => {
  const fileName = "c\u200f\u061cv\u202Efdp.exe.pdf";
  const document = await receive(makeFolder(), pdf, { fileName });
  expect(document.fileName).toBe("cvfdp.exe.pdf");
});

test("the unpacked bytes of archives count for their request, also of refused ones", async () => {
  const totals = { bytes: 0, unpackedBytes: MAX_UNPACKED_BYTES - 10_000 };
  const pages = { name: "pages.txt", content: Buffer.alloc(5000, "page ") };
  const zip = makeZip([pages]);
  const send = (content: Buffer) =>
    receive(makeFolder(), content, { field: "otherDocuments", fileName: "a.zip", totals });
  await send(zip);
  expect(totals).toEqual({ bytes: zip.length, unpackedBytes: MAX_UNPACKED_BYTES - 5000 });

  const hidden = makeZip([{ name: "b.pdf", content: zip }]);
  await expect(send(hidden)).rejects.toMatchObject({ status: 415 });
  expect(totals.unpackedBytes).toBe(MAX_UNPACKED_BYTES - 5000 + zip.length);

  await expect(send(zip)).rejects.toMatchObject({
    status: 413,
    message: "All documents together may unpack to at most 40 MB",
  });
});

test("a document that would leave too little free space is refused and removed", async () => {
  const folder = makeFolder();
  await expect(receive(folder, pdf, {}, null, 1_000_000_000)).rejects.toMatchObject({
    status: 503,
    headers: { "retry-after": "60" },
  });
  expect(readdirSync(folder)).toEqual([]);
});
