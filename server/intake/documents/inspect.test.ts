import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { DocumentExtension } from "#domain/document.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { openInspector } from "./inspect.ts";
import {
  docx,
  jpeg,
  makeBomb,
  makeCompoundFile,
  makeTableDocx,
  makeZip,
  pdf,
  png,
} from "#server/testing/test-files.ts";
import { MAX_UNPACKED_BYTES } from "./unpack-limits.ts";

const inspector = openInspector();
afterAll(() => inspector.close());

function look(content: Buffer, extension: DocumentExtension, budget = MAX_UNPACKED_BYTES) {
  const path = join(makeFolder(), "upload");
  writeFileSync(path, content);
  return inspector.inspect(path, extension, budget);
}

async function inspect(content: Buffer, extension: DocumentExtension): Promise<boolean> {
  return (await look(content, extension)).verdict === "genuine";
}

const files = { pdf, jpg: jpeg, png, docx, doc: makeCompoundFile("WordDocument") };
const extensions = Object.keys(files) as (keyof typeof files)[];

test.for(extensions)(
  "[5.033] a %s is recognized by its content, and as no other kind",
  async (kind) => {
    for (const extension of extensions) {
      expect(await inspect(files[kind], extension)).toBe(extension === kind);
    }
  },
);

test("an empty file is refused as every kind", async () => {
  for (const extension of [...extensions, "zip"] as const) {
    expect(await inspect(Buffer.alloc(0), extension)).toBe(false);
  }
});

test("a spreadsheet that is named .doc is not a text document", async () => {
  expect(await inspect(makeCompoundFile("Workbook"), "doc")).toBe(false);
});

test("a spreadsheet that contains a text document's entry outside its directory is refused", async () => {
  const file = Buffer.concat([makeCompoundFile("Workbook"), Buffer.alloc(512)]);
  // A whole directory entry, but outside the directory.
  makeCompoundFile("WordDocument").copy(file, 1024 + 20, 512, 512 + 128);
  expect(await inspect(file, "doc")).toBe(false);
});

test("a zip that is named .docx is not a text document", async () => {
  const zip = makeZip([{ name: "word/notes.txt", content: Buffer.from("hello") }]);
  expect(await inspect(zip, "docx")).toBe(false);
  expect(await inspect(zip, "zip")).toBe(true);
});

/** Made with Info-ZIP: a deflated text, and three stored bytes. */
const ZIP_OF_ANOTHER_PROGRAM =
  "UEsDBAoAAAAAAI0jb10dgLxVAwAAAAMAAAAFABwAYi5iaW5VVAkAA+k0+WrpNPlqdXgLAAEEAAAAAAQAAAAAAQIDUE" +
  "sDBBQAAAAIAI0jb11p9VETDAAAACoAAAAFABwAYS50eHRVVAkAA+k0+WrpNPlqdXgLAAEEAAAAAAQAAAAAy0jNyclX" +
  "yCBMcgEAUEsBAh4DCgAAAAAAjSNvXR2AvFUDAAAAAwAAAAUAGAAAAAAAAAAAAKSBAAAAAGIuYmluVVQFAAPpNPlqdX" +
  "gLAAEEAAAAAAQAAAAAUEsBAh4DFAAAAAgAjSNvXWn1URMMAAAAKgAAAAUAGAAAAAAAAQAAAKSBQgAAAGEudHh0VVQF" +
  "AAPpNPlqdXgLAAEEAAAAAAQAAAAAUEsFBgAAAAACAAIAlgAAAI0AAAAAAA==";

test("a zip made by another program is read", async () => {
  expect(await inspect(Buffer.from(ZIP_OF_ANOTHER_PROGRAM, "base64"), "zip")).toBe(true);
});

test("bytes after the end of an archive are ignored", async () => {
  const zip = Buffer.from(ZIP_OF_ANOTHER_PROGRAM, "base64");
  const commented = Buffer.concat([zip, Buffer.from("a comment")]);
  commented.writeUInt16LE("a comment".length, zip.length - 2);
  for (const trailing of [Buffer.from("\r\n"), Buffer.alloc(60_000), randomBytes(1000)]) {
    for (const archive of [zip, commented]) {
      expect(await inspect(Buffer.concat([archive, trailing]), "zip")).toBe(true);
    }
    expect(await inspect(Buffer.concat([docx, trailing]), "docx")).toBe(true);
  }
});

test("bytes after the end of an archive do not count as its size", async () => {
  const bomb = makeZip([{ name: "a", content: Buffer.alloc(1_000_000) }]);
  expect(await inspect(Buffer.concat([bomb, randomBytes(60_000)]), "zip")).toBe(false);
});

const bytes = randomBytes(100_000);
const huge = Buffer.concat([randomBytes(3_000_000), Buffer.alloc(102_000_000)]);

test.for([
  ["unpacks to more than 100 MB", [{ name: "a", content: huge }]],
  ["unpacks to hundreds of times its size", [{ name: "a", content: Buffer.alloc(1_000_000) }]],
  ["unpacks to more than it claims", [{ name: "a", content: bytes, claimedBytes: 10 }]],
  ["unpacks to less than it claims", [{ name: "a", content: bytes, claimedBytes: 2_000_000 }]],
  ["is encrypted", [{ name: "a", content: bytes, flags: 1 }]],
  ["climbs out of its folder", [{ name: "../../etc/cron.d/a", content: bytes }]],
  ["names an absolute path", [{ name: "/etc/passwd", content: bytes }]],
  ["names a drive", [{ name: "C:\\a.exe", content: bytes }]],
] as const)("a zip that %s is refused", async ([, entries]) => {
  expect(await inspect(makeZip([...entries]), "zip")).toBe(false);
});

test("a zip of texts that compress well is accepted", async () => {
  const lines = Array.from({ length: 20_000 }, (_, line) => `Room ${line} faces the creek.\n`);
  const content = Buffer.from(lines.join(""));
  expect(await inspect(makeZip([{ name: "rooms.txt", content }]), "zip")).toBe(true);
});

test("a text document is found far into a large file", async () => {
  const filling = Buffer.alloc(3 * 1024 * 1024, 7);
  const entry = makeCompoundFile("WordDocument").subarray(512, 640);
  const header = makeCompoundFile("Root Entry");
  expect(await inspect(Buffer.concat([header, filling, entry]), "doc")).toBe(true);
  expect(await inspect(Buffer.concat([header, filling]), "doc")).toBe(false);
});

test("an archive within an archive is refused under any name, a docx is accepted", async () => {
  const bomb = makeZip([{ name: "a", content: Buffer.alloc(90 * 1024 * 1024) }]);
  for (const name of ["0.zip", "innocent.pdf"]) {
    expect(await inspect(makeZip([{ name, content: bomb }]), "zip")).toBe(false);
  }
  const gzip = Buffer.from("1f8b08000000000000030300", "hex");
  expect(await inspect(makeZip([{ name: "a.gz", content: gzip }]), "zip")).toBe(false);
  expect(await inspect(makeZip([{ name: "cv.docx", content: docx }]), "zip")).toBe(true);
});

test("a zip whose entries share their content is refused", async () => {
  const zip = makeZip(
    Array.from({ length: 50 }, (_, index) => ({
      name: `file-${index}`,
      content: Buffer.from("x"),
    })),
  );
  // Every entry now claims the whole file as its content.
  for (let at = zip.indexOf("PK\x01\x02"); at !== -1; at = zip.indexOf("PK\x01\x02", at + 4)) {
    zip.writeUInt32LE(zip.length, at + 20);
  }
  expect(await inspect(zip, "zip")).toBe(false);
});

test("a zip64 directory outside of the file is refused", async () => {
  for (const offset of [2n ** 64n - 1n, 2n ** 53n, 1_000_000n]) {
    const locator = Buffer.alloc(20);
    locator.write("PK\x06\x07", "latin1");
    locator.writeBigUInt64LE(offset, 8);
    const end = docx.length - 22;
    const zip64 = Buffer.concat([docx.subarray(0, end), locator, docx.subarray(end)]);
    expect(await inspect(zip64, "zip")).toBe(false);
  }
});

test("a truncated zip is refused", async () => {
  expect(await inspect(docx.subarray(0, -30), "zip")).toBe(false);
  expect(await inspect(docx.subarray(40), "zip")).toBe(false);
});

const MEGABYTE = 1024 * 1024;

test("[5.033] Word documents with long tables and with many pictures are accepted", async () => {
  const tables = makeTableDocx(7 * MEGABYTE);
  expect(tables.length).toBeLessThan(MEGABYTE / 2);
  expect(await look(tables, "docx")).toMatchObject({ verdict: "genuine" });
  const pictures = Array.from({ length: 9 }, () => randomBytes(MEGABYTE));
  const illustrated = makeTableDocx(20 * MEGABYTE, pictures);
  const { verdict, unpackedBytes } = await look(illustrated, "docx");
  expect(verdict).toBe("genuine");
  expect(unpackedBytes).toBeGreaterThan(29 * MEGABYTE);
});

test.for([
  ["a small one that grows 95 times", 7 * MEGABYTE, 95, "genuine"],
  ["a small one that grows 110 times", 7 * MEGABYTE, 110, "unfit"],
  ["a large one that grows 24 times", 39 * MEGABYTE, 24, "genuine"],
  ["a large one that grows 30 times", 39 * MEGABYTE, 30, "unfit"],
  ["a large one that needs more than the budget", 41 * MEGABYTE, 20, "too-large"],
] as const)("a Word document: %s", async ([, unpackedBytes, growth, expected]) => {
  const { verdict, unpackedBytes: unpacked } = await look(makeBomb(unpackedBytes, growth), "docx");
  expect(verdict).toBe(expected);
  // The directory alone decides, without unpacking.
  if (expected === "genuine") expect(unpacked).toBeGreaterThan(unpackedBytes);
  else expect(unpacked).toBe(0);
});

test("an archive with a wrong size is unpacked hardly beyond the claimed size", async () => {
  const content = Buffer.concat([randomBytes(2_000_000), Buffer.alloc(30_000_000)]);
  const claimedBytes = 1_000_000;
  const lying = makeZip([{ name: "a", content, claimedBytes }]);
  const { verdict, unpackedBytes } = await look(lying, "zip");
  expect(verdict).toBe("unfit");
  expect(unpackedBytes).toBeLessThan(claimedBytes + 300_000);
});

test("an archive may use the rest of the budget only", async () => {
  const zip = makeZip([{ name: "a", content: randomBytes(5000) }]);
  expect(await look(zip, "zip", 5000)).toEqual({ verdict: "genuine", unpackedBytes: 5000 });
  expect(await look(zip, "zip", 4999)).toEqual({ verdict: "too-large", unpackedBytes: 0 });
});

test("an archive of more than 500 entries is refused", async () => {
  const entries = (count: number) =>
    makeZip(Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: pdf })));
  expect(await inspect(entries(500), "zip")).toBe(true);
  expect(await inspect(entries(501), "zip")).toBe(false);
});

test("a missing file is a StoreFailure", async () => {
  for (const extension of ["zip", "pdf"] as const) {
    await expect(inspector.inspect("/nowhere/at/all", extension, 1)).rejects.toMatchObject({
      name: "StoreFailure",
    });
  }
});
