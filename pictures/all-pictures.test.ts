import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openGraphImage, pictureNames, requirePicture } from "#catalog/pictures/pictures.ts";
import { allPictures } from "./all-pictures.ts";
import { linkPreviews } from "./link-previews.ts";
import { missingPictures } from "./missing-pictures.ts";
import { MEDIA_FOLDER } from "#catalog/pictures/manifest.ts";
import { unusedFiles } from "./unused-files.ts";

const pictures = allPictures();

test("no two pictures share a name, and the widest file is the picture itself", () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  for (const { name, width, widths } of pictures) expect(widths.at(-1), name).toBe(width);
});

test("every link preview is made from a picture on the list", () => {
  const names = new Set(pictures.map(({ name }) => name));
  for (const { name, source } of linkPreviews()) expect(names.has(source), name).toBe(true);
});

test("every picture has an alt text, is in the manifest, and is on disk in all its files", async () => {
  for (const { name } of pictures) {
    expect(requirePicture(name), name).toMatchObject({ src: `/media/${name}` });
  }
  expect(await missingPictures()).toEqual(new Map());
});

test("every link preview is on disk as one JPEG of 1200 by 630", () => {
  for (const { name } of linkPreviews()) {
    expect(openGraphImage(name.slice("og/".length))).toMatchObject({ width: 1200, height: 630 });
    expect(existsSync(join(MEDIA_FOLDER, `${name}.jpg`)), name).toBe(true);
  }
});

test("the manifest and the media folder hold no unused picture", () => {
  const used = new Set([...pictures, ...linkPreviews()].map(({ name }) => name));
  expect(pictureNames().filter((name) => !used.has(name))).toEqual([]);
  expect(unusedFiles()).toEqual([]);
});
