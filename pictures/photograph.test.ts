import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { readPhotograph } from "./photograph.ts";
import { redAndBlue } from "./test-photographs.ts";

const SQUARE = { width: 100, height: 100, widths: [] };

async function pixelAt(picture: Sharp, x: number, y: number): Promise<number[]> {
  return [...(await picture.extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

async function read(photograph: Sharp, size = SQUARE): Promise<() => Sharp> {
  return (await readPhotograph(await photograph.toBuffer(), size)).pixels;
}

test("a photograph is rotated as its EXIF data says", async () => {
  // With orientation 6 the camera was turned left, so the left of its file is the top.
  const pixels = await read(redAndBlue({ width: 400, height: 400, orientation: 6 }).jpeg());
  const top = await pixelAt(pixels(), 50, 10);
  const bottom = await pixelAt(pixels(), 50, 90);
  expect(top[0]).toBeGreaterThan(240);
  expect(bottom[2]).toBeGreaterThan(240);
});

test("a crop has the size asked for and keeps the part that draws attention", async () => {
  const subject = sharp({
    create: { width: 100, height: 100, channels: 3, background: "#e01010" },
  });
  const wide = sharp({ create: { width: 1000, height: 200, channels: 3, background: "#888" } });
  const photograph = wide.composite([{ input: await subject.png().toBuffer(), left: 40, top: 50 }]);
  const pixels = await read(photograph.png());
  expect(
    await pixels()
      .png()
      .toBuffer()
      .then((file) => sharp(file).metadata()),
  ).toMatchObject({
    width: 100,
    height: 100,
  });
  const { channels } = await pixels().stats();
  expect(channels[0]?.max).toBeGreaterThan(200);
  expect(channels[1]?.min).toBeLessThan(40);
});

test("a wide-gamut photograph is converted to sRGB", async () => {
  const color = [200, 120, 60];
  const [r, g, b] = color;
  const background = { r, g, b };
  const photograph = sharp({ create: { width: 100, height: 100, channels: 3, background } });
  const wideGamut = await photograph.withIccProfile("p3").png().toBuffer();
  const { data } = await sharp(wideGamut)
    .keepIccProfile()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).not.toBe(200);
  const { pixels } = await readPhotograph(wideGamut, SQUARE);
  const converted = await pixelAt(pixels(), 5, 5);
  for (const [index, value] of color.entries()) expect(converted[index]).toBeCloseTo(value, -1);
});

test("grey, transparent and 16-bit photographs become three channels on white", async () => {
  const clear = sharp({
    create: { width: 50, height: 50, channels: 4, background: "#0000" },
  }).png();
  const grey = sharp({ create: { width: 50, height: 50, channels: 3, background: "#777" } });
  expect(await pixelAt((await read(clear))(), 5, 5)).toEqual([255, 255, 255]);
  expect(await pixelAt((await read(grey.clone().greyscale().png()))(), 5, 5)).toHaveLength(3);
  const deep = grey.clone().toColourspace("rgb16").png();
  expect(await pixelAt((await read(deep))(), 5, 5)).toEqual([0x77, 0x77, 0x77]);
  const print = grey.clone().toColourspace("cmyk").jpeg();
  expect(await pixelAt((await read(print))(), 5, 5)).toHaveLength(3);
});
