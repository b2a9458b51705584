import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPhotograph } from "./open-photograph.ts";
import { redAndBlue } from "./test-photographs.ts";

const folder = await mkdtemp(join(tmpdir(), "photographs-"));
afterAll(() => rm(folder, { recursive: true }));

const SIZE = { width: 60, height: 40, widths: [60] };

async function open(name: string, bytes: Uint8Array | string) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return openPhotograph(path, SIZE);
}

test("photographs may be JPEG, PNG, WebP, AVIF or TIFF", async () => {
  const photograph = redAndBlue({ width: 90, height: 60 });
  for (const format of ["jpeg", "png", "webp", "avif", "tiff"] as const) {
    const bytes = await photograph.clone().toFormat(format).toBuffer();
    expect(await open(`photo.${format}`, bytes), format).toMatchObject({
      photograph: { width: 60, height: 40 },
    });
  }
});

test("the size of a rotated photograph is the size that it is seen in", async () => {
  const bytes = await redAndBlue({ width: 90, height: 60, orientation: 6 }).jpeg().toBuffer();
  expect(await open("rotated.jpg", bytes)).toMatchObject({ fileSize: { width: 60, height: 90 } });
});

test("a file that cannot be read is named with the reason", async () => {
  const jpeg = await redAndBlue({ width: 900, height: 600 }).jpeg().toBuffer();
  const advice = "Export the photograph as JPEG.";
  expect(await open("cut.jpg", jpeg.subarray(0, jpeg.length / 2))).toEqual({
    problem: expect.stringMatching(/cut\.jpg: cannot be read as a picture \(.+\)\. Export/),
  });
  expect(await open("words.png", "not a picture")).toEqual({
    problem: expect.stringContaining("words.png: cannot be read as a picture"),
  });
  expect(await open("phone.HEIC", "ftypheic")).toEqual({
    problem: expect.stringContaining(`phone.HEIC: HEIC cannot be read here. ${advice}`),
  });
  expect(
    await open("drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ).toEqual({
    problem: expect.stringContaining(`drawing.svg: the format is svg. ${advice}`),
  });
  expect(await openPhotograph(join(folder, "nowhere.jpg"), SIZE)).toEqual({
    problem: expect.stringContaining("nowhere.jpg: there is no such file."),
  });
});
