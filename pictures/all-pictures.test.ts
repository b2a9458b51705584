import { expect, test } from "vitest";
import { pictureNames } from "#catalog/pictures/pictures.ts";
import { allPictures } from "./all-pictures.ts";
import { linkPreviews } from "./link-previews.ts";
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

test("the manifest and the media folder hold no unused picture", () => {
  const used = new Set([...pictures, ...linkPreviews()].map(({ name }) => name));
  expect(pictureNames().filter((name) => !used.has(name))).toEqual([]);
  expect(unusedFiles()).toEqual([]);
});
