import { expect, test } from "vitest";
import type { z } from "zod";
import { id, isoDate, key, line, path } from "./fields.ts";

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

test("an id is written as a number and used as text", () => {
  expect(id.parse(40)).toBe("40");
  for (const bad of [0, -1, 4.5, "4", ""]) expect(accepts(id, bad)).toBe(false);
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

test("a date has year, month and day in this order", () => {
  expect(accepts(isoDate, "2024-08-14")).toBe(true);
  for (const bad of ["14.08.2021", "14 August 2021", "2024-13-01"]) {
    expect(accepts(isoDate, bad)).toBe(false);
  }
});
