import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { findFilm } from "./films.ts";

test("[1.005] the story's captions follow one another and end with the film", () => {
  const { captions, seconds } = findFilm("story")!;
  const text = readFileSync(join(CONTENT_FOLDER, captions?.src ?? ""), "utf8");
  expect(text.startsWith("WEBVTT\n")).toBe(true);
  const times = [...text.matchAll(/00:00:(\d\d\.\d{3}) --> 00:00:(\d\d\.\d{3})/g)].flatMap(
    ([, from, to]) => [Number(from), Number(to)],
  );
  expect(times.length).toBeGreaterThanOrEqual(10);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBeLessThanOrEqual(seconds);
});
