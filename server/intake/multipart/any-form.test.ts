import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findBoundary } from "./boundary.ts";
import { readParts } from "./read-parts.ts";
import { everyByte, inChunks, LIMITS, parse } from "./test-parts.ts";

test("any form that Node encodes is parsed, however its bytes are split", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  const name = text.filter((value) => value !== "");
  const file = fc.record({ name, fileName: text, bytes: fc.uint8Array({ maxLength: 300 }) });
  const fields = fc.array(fc.tuple(name, text), { maxLength: 5 });
  const cuts = fc.array(fc.nat(3000), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fields, fc.array(file, { maxLength: 5 }), cuts, async (given, files, cuts) => {
      const form = new FormData();
      for (const [name, value] of given) form.append(name, value);
      for (const { name, fileName, bytes } of files) {
        form.append(name, new Blob([new Uint8Array(bytes)]), fileName);
      }
      const encoded = new Response(form);
      const body = Buffer.from(await encoded.arrayBuffer());
      const boundary = findBoundary(encoded.headers.get("content-type")!)!;
      const parts = [];
      const chunks = inChunks(
        body,
        cuts.filter((cut) => cut < body.length).toSorted((a, b) => a - b),
      );
      for await (const part of readParts(chunks, boundary, {
        ...LIMITS,
        fields: 10,
        nameBytes: 2000,
      })) {
        const content: Buffer[] = [];
        for await (const chunk of part.content) content.push(chunk);
        parts.push([part.name, part.fileName, Buffer.concat(content).toString("hex")]);
      }
      expect(parts).toEqual([
        ...given.map(([name, value]) => [escape(name), null, hex(normalize(value))]),
        ...files.map(({ name, fileName, bytes }) => [
          escape(name),
          // Node leaves out an empty name, which browsers do not.
          fileName === "" ? null : escape(fileName, (text) => text).replace(/^.*[/\\]/s, ""),
          hex(bytes),
        ]),
      ]);
    }),
    { numRuns: 200 },
  );
});

test("any bytes give parts or an error", async () => {
  const piece = fc.oneof(
    fc.constantFrom("--x", "\r\n", "--", ": ", "content-disposition: form-data; name=a", '"', ";"),
    fc.uint8Array({ maxLength: 5 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const body = Buffer.from(pieces.join(""), "latin1");
      const status = await parse(body, { cuts: everyByte(body) }).then(
        () => null,
        (error: { status?: number }) => error.status,
      );
      expect([null, 400, 413]).toContain(status);
    }),
    { numRuns: 300 },
  );
});

const normalize = (text: string) => text.replaceAll(/\r\n|\r|\n/g, "\r\n");
const hex = (content: string | Uint8Array) => Buffer.from(content as string).toString("hex");
function escape(text: string, prepare = normalize): string {
  return prepare(text).replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");
}
