import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawSheet } from "./drawing.ts";
import { nameIn, sheetLabels, sheetOfCity } from "./sheets.ts";

const kB = 1000;

test("the map of Dubai with its labels is at most 14 kB", () => {
  const sheet = sheetOfCity("Dubai")!;
  const whole = drawSheet(sheet) + JSON.stringify(sheetLabels(sheet));
  expect(brotliCompressSync(whole).length).toBeLessThanOrEqual(14 * kB);
});

test("a place is named in the language of the page, or in English where it has no such name", () => {
  const name = { en: "Creek", ar: "خور دبي" };
  expect([nameIn(name, "ar"), nameIn(name, "ur")]).toEqual(["خور دبي", "Creek"]);
  const labels = sheetLabels(sheetOfCity("Dubai")!, "ar");
  expect(labels.some(({ text }) => /\p{Script=Arabic}/u.test(text))).toBe(true);
});
