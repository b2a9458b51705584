import * as fc from "fast-check";
import { closeSync, fstatSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { optionLists } from "#catalog/forms.ts";
import { office } from "#catalog/office.ts";
import { company } from "#catalog/company.ts";
import { brokerRegistrationSchema } from "#domain/broker-registration.ts";
import { contactSchema } from "#domain/contact.ts";
import { renderCsvRow } from "#domain/csv.ts";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { meetingSchema } from "#domain/meeting.ts";
import { individual } from "#domain/test-brokers.ts";
import { docx } from "#server/testing/test-files.ts";
import { inspectContent } from "#server/intake/documents/inspect-content.ts";
import { MAX_UNPACKED_BYTES } from "#server/intake/documents/unpack-limits.ts";
import { readZip } from "#server/intake/documents/zip.ts";
import { composeMail } from "#server/delivery/mail/compose.ts";
import { makeMeetingLead } from "#server/testing/test-leads.ts";
import { acceptedEncodings, readRange } from "#server/pages/negotiation.ts";
import { findFile } from "#server/pages/find-file.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";

const now = new Date("2026-03-10T08:00:00Z");
const noLimits = [{ limit: 1_000_000, milliseconds: 60_000 }];

/** Whole and broken letters of every kind. */
const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

test("any JSON is refused or accepted, and never causes an error", async () => {
  const { send, count } = await makeApp({ rateLimits: noLimits });
  const kinds = fc.constantFrom("meeting", "contact", "broker");
  await fc.assert(
    fc.asyncProperty(kinds, fc.json(), async (kind, json) => {
      const { status } = await send(kind as "contact", json);
      expect([400, 422]).toContain(status);
    }),
    { numRuns: 200 },
  );
  expect(await count("leads")).toBe(0);
});

test("accepted fields have no control characters, and parsing them again changes nothing", () => {
  const schemas = [
    [meetingSchema({ now, office, lists: optionLists }), meeting],
    [contactSchema(optionLists, office), contact],
    [brokerRegistrationSchema(optionLists), individual],
  ] as const;
  for (const [schema, example] of schemas) {
    const changed = fc.record(
      Object.fromEntries(
        Object.entries(example).map(([field, value]) => [
          field,
          fc.oneof(fc.constant(value), anyText),
        ]),
      ),
    );
    fc.assert(
      fc.property(changed, (fields) => {
        const first = schema.safeParse(fields);
        if (!first.success) return;
        expect(schema.parse(first.data)).toEqual(first.data);
        for (const [field, value] of Object.entries(first.data)) {
          const forbidden = field === "message" ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u;
          expect(value ?? "").not.toMatch(forbidden);
        }
      }),
    );
  }
});

test("a form of any bytes is refused and stores nothing", async () => {
  const { app, count, files } = await makeApp({ rateLimits: noLimits });
  const begin = '--x\r\ncontent-disposition: form-data; name="passport"; filename="a.pdf"\r\n\r\n';
  const bodies = fc.tuple(fc.boolean(), fc.uint8Array({ maxLength: 400 }));
  await fc.assert(
    fc.asyncProperty(bodies, async ([begun, bytes]) => {
      const { statusCode } = await app.inject({
        method: "POST",
        url: LEAD_PATHS.broker,
        headers: { "content-type": "multipart/form-data; boundary=x" },
        payload: Buffer.concat([Buffer.from(begun ? begin : ""), bytes]),
      });
      expect([400, 413, 415, 422]).toContain(statusCode);
    }),
    { numRuns: 150 },
  );
  expect(await count("leads")).toBe(0);
  expect(files()).toEqual({ documents: [], uploads: [] });
});

test("a zip with changed bytes is read or refused, and never causes an error", async () => {
  const path = join(makeFolder(), "a.zip");
  const changes = fc.array(fc.tuple(fc.nat(docx.length - 1), fc.nat(255)), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(changes, fc.nat(docx.length), async (bytes, end) => {
      const damaged = Buffer.from(docx);
      for (const [at, value] of bytes) damaged[at] = value;
      writeFileSync(path, end % 3 === 0 ? damaged.subarray(0, end) : damaged);
      const job = { path, extension: "docx", maxUnpackedBytes: MAX_UNPACKED_BYTES } as const;
      expect(["genuine", "unfit", "too-large"]).toContain((await inspectContent(job)).verdict);
      const file = openSync(path, "r");
      const zip = await readZip(file, fstatSync(file).size);
      closeSync(file);
      expect(zip === null || zip.entries.length <= 500).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test("no text of a visitor adds a header or a tag to a mail", () => {
  const hostile = fc.oneof(
    anyText,
    fc.constantFrom("\r\nBcc: a@b.c", "</td><script>", '"><img src=x onerror=1>', "&lt;b&gt;"),
  );
  fc.assert(
    fc.property(hostile, hostile, (name, message) => {
      const lead = makeMeetingLead({ name: `N${name}`, message: `M${message}` });
      const office = { name: "Office", address: "office@example.com" };
      for (const purpose of ["office-notice", "visitor-receipt"] as const) {
        const { html, invitation = "" } = composeMail("id", purpose, lead, { office, company });
        const plain = composeMail("id", purpose, makeMeetingLead({ name: "N", message: "M" }), {
          office,
          company,
        });
        const tags = (text: string) =>
          text
            .match(/<[a-z/!][^>]*>/gi)
            ?.filter((tag) => !["<br>", "<bdi>", "</bdi>"].includes(tag));
        expect(tags(html)).toEqual(tags(plain.html));
        for (const line of invitation.split("\r\n")) {
          expect(line).toMatch(/^([A-Z-]+[;:]| |$)/);
        }
      }
    }),
  );
});

test("a range is one within the file, or none", () => {
  const headers = fc.oneof(anyText, fc.stringMatching(/^bytes=\d{0,6}-\d{0,6}$/));
  fc.assert(
    fc.property(headers, fc.integer({ min: 1, max: 100_000 }), (header, bytes) => {
      const range = readRange(header, bytes);
      if (range === null || range === "outside") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(bytes);
    }),
  );
});

test("an encoding is one of the accepted ones", () => {
  fc.assert(
    fc.property(anyText, (header) => {
      for (const encoding of acceptedEncodings(header)) {
        expect(header.toLowerCase()).toContain(encoding);
      }
    }),
  );
});

test("a path finds a file of the table or nothing", () => {
  const file = { place: "disk" } as never;
  const files = new Map([
    ["/", file],
    ["/about", file],
  ]);
  const paths = fc.oneof(
    anyText,
    fc.stringMatching(/^(\/(\.\.|%2e%2e|about|ABOUT|index\.html|\\)?)*$/),
  );
  fc.assert(
    fc.property(paths, (path) => {
      const finding = findFile({ files, notFound: file }, path);
      if (finding && "redirect" in finding) expect(["/", "/about"]).toContain(finding.redirect);
      else if (finding) expect(files.has(finding.path)).toBe(true);
    }),
  );
});

test("a CSV row is read back unchanged, and no part of a cell is a formula", () => {
  const formulas = fc.string({ unit: fc.constantFrom(..."=+-@＝＠;,'\" \t\r\na\u200b") });
  const addedApostrophes =
    /^'(?='*[\t\r])|(?<=^|[,;\t\r\n])'(?=[[\p{C}\p{Z}"']--[\t\r\n]]*[=+\-@＝＋－＠])/gv;
  fc.assert(
    fc.property(fc.array(fc.oneof(anyText, formulas), { minLength: 1 }), (cells) => {
      const read = readCsv(renderCsvRow(cells));
      expect(read.map((cell) => cell.replace(addedApostrophes, ""))).toEqual(cells);
      for (const cell of read) {
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        for (const part of cell.split(/[,;\t\r\n]/)) {
          expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
        }
      }
    }),
  );
});

function readCsv(row: string): string[] {
  const cells: string[] = [];
  for (let rest = `,${row}`; rest !== "";) {
    const [whole, quoted, bare = ""] = /^,(?:"((?:[^"]|"")*)"|([^",]*))/.exec(rest) ?? [""];
    expect(whole).not.toBe("");
    cells.push(quoted?.replaceAll('""', '"') ?? bare);
    rest = rest.slice(whole.length);
  }
  return cells;
}
