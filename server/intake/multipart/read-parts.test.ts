import { expect, test, vi } from "vitest";
import { findBoundary } from "./boundary.ts";
import { readParts } from "./read-parts.ts";
import { everyByte, inChunks, LIMITS, parse } from "./test-parts.ts";

const field = (name: string, content = "1") =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const END = "--x--\r\n";

test("a form of fields and files is parsed, whole or byte by byte", async () => {
  const body = Buffer.from(
    field("a", "één") +
      '--x\r\nContent-Disposition: form-data; name="f"; filename="ü.pdf"\r\n' +
      `Content-Type: application/pdf\r\n\r\n%PDF-\r\n--y\r\n\r\n${END}`,
  );
  const expected = [
    { name: "a", fileName: null, contentType: "text/plain", content: "één" },
    { name: "f", fileName: "ü.pdf", contentType: "application/pdf", content: "%PDF-\r\n--y\r\n" },
  ];
  expect(await parse(body)).toEqual(expected);
  expect(await parse(body, { cuts: everyByte(body) })).toEqual(expected);
});

test.for<[string, string]>([
  ["a preamble", `before\r\n${field("a")}${END}`],
  ["an epilogue", `${field("a")}${END}after\r\n--x\r\n`],
  ["no line end after the last boundary", `${field("a")}--x--`],
  ["padding after the boundary", field("a").replace("--x", "--x \t") + END],
  [
    "other spaces and cases",
    field("a").replace("content-d", "CONTENT-D").replace("; n", " ;n") + END,
  ],
  ["a name without quotes", field("a").replace('"a"', "a") + END],
  ["an unknown header", field("a").replace("--x\r\n", "--x\r\nx-y: z\r\n") + END],
])("%s is allowed", async ([, body]) => {
  const bytes = Buffer.from(body);
  const expected = [{ name: "a", fileName: null, contentType: "text/plain", content: "1" }];
  expect(await parse(bytes)).toEqual(expected);
  expect(await parse(bytes, { cuts: everyByte(bytes) })).toEqual(expected);
});

test.for<[string, string]>([
  ["nothing", ""],
  ["no boundary", "nonsense"],
  ["another boundary", field("a").replaceAll("--x", "--y")],
  ["a header without a colon", "--x\r\nfoo\r\n--x--\r\n"],
  ["a boundary that goes on", field("a").replace("--x", "--xy") + END],
  ["a folded header", field("a").replace("; name", ";\r\n name") + END],
  ["no disposition", `--x\r\n\r\n1\r\n${END}`],
  ["another disposition", field("a").replace("form-data", "attachment") + END],
  ["no name", field("a").replace('; name="a"', "") + END],
  ["an empty name", field("") + END],
  ["a quote that is not closed", field("a").replace('"a"', '"a') + END],
  ["words between parameters", field("a").replace('"a"', '"a" b "c"') + END],
  [
    "a nested form",
    field("a").replace("\r\n\r\n", "\r\ncontent-type: Multipart/mixed\r\n\r\n") + END,
  ],
  ["a part that is cut off", field("a").slice(0, -3)],
  ["headers that are cut off", field("a").slice(0, 30)],
  ["a boundary that is cut off", `${field("a")}--x`],
  ["a form without its last boundary", field("a")],
  ["a long preamble", `${"p".repeat(200)}\r\n${field("a")}${END}`],
])("%s is malformed", async ([, body]) => {
  const bytes = Buffer.from(body);
  await expect(parse(bytes)).rejects.toMatchObject({ status: 400 });
  await expect(parse(bytes, { cuts: everyByte(bytes) })).rejects.toMatchObject({ status: 400 });
});

test.for<[string, string]>([
  ["fields", Array.from({ length: 6 }, (_, index) => field(`f${index}`)).join("")],
  [
    "files",
    Array.from({ length: 6 }, () => field("a").replace('"a"', '"a"; filename="b"')).join(""),
  ],
  ["bytes in a name", field("a".repeat(101))],
  ["headers", field("a").replace("--x\r\n", "--x\r\nx: 1\r\ny: 1\r\nz: 1\r\nu: 1\r\n")],
  ["bytes in a header", field("a").replace("--x\r\n", `--x\r\nx: ${"y".repeat(2100)}\r\n`)],
  [
    "bytes in all headers",
    field("a").replace("--x\r\n", `--x\r\n${`x: ${"y".repeat(999)}\r\n`.repeat(2)}`),
  ],
  ["bytes after the end", `${field("a")}${END}${"e".repeat(200)}`],
])("too many %s are too large", async ([, begin]) => {
  const bytes = Buffer.from(begin.includes(END) ? begin : begin + END);
  await expect(parse(bytes)).rejects.toMatchObject({ status: 413 });
  await expect(parse(bytes, { cuts: everyByte(bytes) })).rejects.toMatchObject({ status: 413 });
});

test("the first excess ends the parsing before more is read", async () => {
  const body = Buffer.from(field("a").repeat(100_000));
  let chunksRead = 0;
  async function* counted() {
    for (let at = 0; at < body.length; at += 1000) {
      chunksRead++;
      yield body.subarray(at, at + 1000);
    }
  }
  const reading = (async () => {
    for await (const part of readParts(counted(), "x", LIMITS)) expect(part.name).toBe("a");
  })();
  await expect(reading).rejects.toMatchObject({ status: 413 });
  expect(chunksRead).toBe(1);
});

test("a consumer may leave a part unread, or stop in the middle of it", async () => {
  const long = field("a", "1".repeat(500)) + field("b", "2") + field("c", "3");
  const bytes = Buffer.from(long + END);
  const cuts = Array.from({ length: 60 }, (_, index) => index * 10);
  const names: string[] = [];
  for await (const { name, content } of readParts(inChunks(bytes, cuts), "x", LIMITS)) {
    names.push(name);
    if (name === "b") continue;
    const iterator = content[Symbol.asyncIterator]();
    await iterator.next();
    await iterator.return?.();
  }
  expect(names).toEqual(["a", "b", "c"]);
});

test.for([1, 50, 1000])(
  "the bytes copied for a hostile body in chunks of %i stay in proportion to it",
  async (size) => {
    const boundary = "b".repeat(70);
    const content = Buffer.alloc(20_000, `\r\n--${boundary.slice(1)}`);
    const body = Buffer.from(field("a", content.toString()).replaceAll("--x", `--${boundary}`));
    const cuts = Array.from({ length: body.length / size }, (_, index) => index * size);
    const concat = vi.spyOn(Buffer, "concat");
    const parts = readParts(inChunks(body, cuts), boundary, LIMITS);
    const { value: part } = await parts.next();
    let bytes = 0;
    for await (const chunk of part!.content) if ((bytes += chunk.length) >= 19_000) break;
    const copied = concat.mock.results.reduce(
      (sum, { value }) => sum + (value as Buffer).length,
      0,
    );
    concat.mockRestore();
    // Never more than the chunk and the 74 bytes of a boundary's beginning.
    expect(copied).toBeLessThan((body.length / size) * (size + 74) + 10_000);
    expect(bytes).toBeGreaterThan(18_000);
  },
);

test("a path in a file name is removed, an escape is kept", async () => {
  const names = ["../../etc/p.pdf", String.raw`C:\fakepath\p.pdf`, "p.pdf"];
  for (const name of names) {
    const [part] = await parse(field("a").replace('"a"', `"a"; filename="${name}"`) + END);
    expect(part).toMatchObject({ fileName: "p.pdf" });
  }
  const escaped = field("a%22b%0D%0A").replace("\r\n\r\n", '; filename="%22"\r\n\r\n');
  expect(await parse(escaped + END)).toMatchObject([{ name: "a%22b%0D%0A", fileName: "%22" }]);
});

test.for([
  ["multipart/form-data; boundary=x", "x"],
  ['multipart/form-data; charset=utf-8; Boundary="a b:c"', "a b:c"],
  [`multipart/form-data; boundary=${"b".repeat(70)}`, "b".repeat(70)],
  [`multipart/form-data; boundary=${"b".repeat(71)}`, null],
  ["multipart/form-data; boundary=", null],
  ['multipart/form-data; boundary="x "', null],
  ['multipart/form-data; boundary="ü"', null],
  ["multipart/form-data", null],
] as const)("the boundary of %s is %s", ([type, boundary]) => {
  expect(findBoundary(type)).toBe(boundary);
});
