import { expect, test } from "vitest";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { makeZip, pdf } from "#server/testing/test-files.ts";
import { listen } from "#server/testing/test-listening.ts";
import { form, multipart, post, postChunked, statusOf } from "#server/testing/test-requests.ts";

const fields = Object.entries(individual).map(
  ([name, value]) => [`name="${name}"`, value] as [string, string],
);
const passport: [string, Buffer] = ['name="passport"; filename="p.pdf"', pdf];
const bomb = makeZip([{ name: "a", content: Buffer.alloc(101 * 1024 * 1024) }]);

test.for([
  ["a script that is called a picture", ['name="passport"; filename="p.png"', "<?php"], 415],
  ["two endings", ['name="passport"; filename="p.pdf.exe"', pdf], 415],
  ["a zero in the name", ['name="passport"; filename="p.exe\0.pdf"', "MZ"], 415],
  ["no ending", ['name="passport"; filename="passport"', pdf], 415],
  ["a web page", ['name="passport"; filename="p.html"', "<script>"], 415],
  ["an empty file", ['name="passport"; filename="p.pdf"', ""], 415],
  ["a bomb", ['name="otherDocuments"; filename="b.zip"', bomb], 415],
] as [string, [string, string | Buffer], number][])(
  "a document with %s is refused and removed",
  async ([, part, status]) => {
    const { say, count, files } = await listen();
    const response = await say(post(LEAD_PATHS.broker, multipart, form([...fields, part])));
    expect(statusOf(response)).toBe(status);
    expect(await count("leads")).toBe(0);
    expect(files()).toEqual({ documents: [], uploads: [] });
  },
);

test("a path in a document's name has no effect", async () => {
  const { say, count, files, deps } = await listen();
  const climbing: [string, Buffer] = ['name="resume"; filename="../../../etc/cron.d/cv.pdf"', pdf];
  const response = await say(
    post(LEAD_PATHS.broker, multipart, form([...fields, passport, climbing])),
  );
  expect(statusOf(response)).toBe(200);
  expect(await count("documents")).toBe(2);
  for (const name of files().documents) expect(name).toMatch(/^[\da-f-]{36}\.pdf$/);
  const names = await deps.database.all(
    anyRow,
    "select file_name from documents order by file_name",
  );
  expect(names).toEqual([{ file_name: "cv.pdf" }, { file_name: "p.pdf" }]);
});

test("too many files, fields or headers in a form are refused", async () => {
  const { say, files } = await listen();
  const many = Array.from({ length: 13 }, (): [string, Buffer] => passport);
  const full = await say(post(LEAD_PATHS.broker, multipart, form([...fields, ...many])));
  expect(statusOf(full)).toBe(413);
  const unknown = Array.from({ length: 4 }, (): [string, Buffer] => [
    'name="selfie"; filename="s.jpg"',
    Buffer.alloc(8 * 1024 * 1024),
  ]);
  const chunked = postChunked(LEAD_PATHS.broker, multipart, form([...fields, ...unknown]));
  expect(statusOf(await say(chunked))).toBe(413);
  expect(files().uploads).toEqual([]);
});
