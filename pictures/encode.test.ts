import sharp from "sharp";
import { expect, test } from "vitest";
import type { Picture } from "./all-pictures.ts";
import { encodePicture } from "./encode.ts";
import { readPhotograph } from "./photograph.ts";
import { redAndBlue } from "./test-photographs.ts";

const picture: Picture = {
  name: "team/somebody",
  entry: "team/somebody",
  slot: "portrait",
  width: 80,
  height: 100,
  widths: [40, 80],
};

const source = await redAndBlue({ width: 400, height: 300, orientation: 6 }).jpeg().toBuffer();

async function encode() {
  return encodePicture(picture, await readPhotograph(source, picture));
}

test("a picture is written as AVIF and JPEG in every width, in its ratio", async () => {
  const { files } = await encode();
  const sizes = await Promise.all(
    [...files].map(async ([name, file]) => {
      const { width, height, format } = await sharp(file).metadata();
      return [name, format, width, height];
    }),
  );
  expect(sizes).toEqual([
    ["team/somebody-40.avif", "heif", 40, 50],
    ["team/somebody-40.jpg", "jpeg", 40, 50],
    ["team/somebody-80.avif", "heif", 80, 100],
    ["team/somebody-80.jpg", "jpeg", 80, 100],
  ]);
});

test("no file has the photograph's metadata", async () => {
  expect((await sharp(source).metadata()).exif).toBeDefined();
  for (const [name, file] of (await encode()).files) {
    const { exif, icc, iptc, xmp, orientation } = await sharp(file).metadata();
    expect({ exif, icc, iptc, xmp, orientation }, name).toEqual({});
    expect(file.includes("camera"), name).toBe(false);
  }
});

test("the same photograph gives the same bytes and the same version", async () => {
  const [first, second] = [await encode(), await encode()];
  expect(second).toEqual(first);
});

test("the manifest entry has size, widths, mean colour, blur and a version of the source", async () => {
  const { entry } = await encode();
  expect(entry).toEqual({
    width: 80,
    height: 100,
    widths: [40, 80],
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    blur: expect.stringMatching(/^data:image\/webp;base64,.{20,200}$/),
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  const other = await readPhotograph(
    await redAndBlue({ width: 300, height: 300 }).png().toBuffer(),
    picture,
  );
  expect((await encodePicture(picture, other)).entry.version).not.toBe(entry.version);
});
