import { expect, test } from "vitest";
import type { z } from "zod";
import { id, key, line, path, story, summary } from "./fields.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

test("an id is a whole number as text", () => {
  expect(accepts(id, "40")).toBe(true);
  for (const bad of ["0", "04", "a", "", "4.5"]) expect(accepts(id, bad)).toBe(false);
});

test("a key is kebab-case", () => {
  expect(accepts(key, "d-12-terraces")).toBe(true);
  for (const bad of ["Warsan", "warsan_tower", "warsan--tower", "-warsan", "warsan/tower"]) {
    expect(accepts(key, bad)).toBe(false);
  }
});

test("a line is neither empty nor padded", () => {
  expect(accepts(line, "A line")).toBe(true);
  for (const bad of ["", " ", " a", "a "]) expect(accepts(line, bad)).toBe(false);
});

test("a path stays on this site", () => {
  expect(accepts(path, "/order_received")).toBe(true);
  for (const bad of ["contact", "https://example.com", "//example.com/x?y"]) {
    expect(accepts(path, bad)).toBe(false);
  }
});

test("a summary ends where search engines cut it off", () => {
  expect(accepts(summary, "a".repeat(160))).toBe(true);
  expect(accepts(summary, "a".repeat(161))).toBe(false);
});

test("a story is bounded in paragraphs and words, and says how many words it has", () => {
  const short = story({ paragraphs: { min: 2, max: 3 }, words: { min: 4, max: 6 } });
  expect(accepts(short, ["one two", "three four"])).toBe(true);
  expect(accepts(short, ["one two three four"])).toBe(false);
  expect(accepts(short, ["one two", "three", "four", "five"])).toBe(false);
  expect(short.safeParse(["one", "two"]).error?.issues[0]?.message).toBe(
    "must have 4 to 6 words, has 2",
  );
});
