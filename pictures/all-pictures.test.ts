import { expect, test } from "vitest";
import { allPictures } from "./all-pictures.ts";
import { linkPreviews } from "./link-previews.ts";

const pictures = allPictures();

test("no two pictures share a name, and the widest file is the picture itself", () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  for (const { name, width, widths } of pictures) expect(widths.at(-1), name).toBe(width);
});

test("every link preview is made from a picture on the list", () => {
  const names = new Set(pictures.map(({ name }) => name));
  for (const { name, source } of linkPreviews()) expect(names.has(source), name).toBe(true);
});
