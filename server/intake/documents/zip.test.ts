import { closeSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";
import { docx } from "#server/testing/test-files.ts";
import { dataStart, readZip } from "./zip.ts";

test("an error that yauzl does not report for a malformed archive is thrown", async () => {
  const path = join(makeFolder(), "a.docx");
  writeFileSync(path, docx);
  const file = openSync(path, "r");
  onTestFinished(() => closeSync(file));
  const zip = (await readZip(file, docx.length))!;
  await expect(dataStart(zip, undefined as never)).rejects.toThrow(TypeError);
});
