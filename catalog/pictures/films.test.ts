import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { films, heroFilm, heroPortraitFilm, storyFilm } from "./films.ts";
import { requirePicture } from "./pictures.ts";

const MEGABYTE = 1_000_000;

function weight(address: string): number {
  return statSync(join(CONTENT_FOLDER, address)).size;
}

test("every film is on disk in both formats and has its poster in the same proportions", () => {
  for (const film of films) {
    expect(weight(film.webm), film.webm).toBeGreaterThan(0);
    expect(weight(film.mp4), film.mp4).toBeGreaterThan(0);
    const poster = requirePicture(film.poster);
    expect(poster.width / poster.height).toBeCloseTo(film.width / film.height, 2);
  }
});

test("the films of the hero have at most 1.6 MB, upright ones 0.8 MB", () => {
  for (const address of [heroFilm.webm, heroFilm.mp4]) {
    expect(weight(address), address).toBeLessThanOrEqual(1.6 * MEGABYTE);
  }
  for (const address of [heroPortraitFilm.webm, heroPortraitFilm.mp4]) {
    expect(weight(address), address).toBeLessThanOrEqual(0.8 * MEGABYTE);
  }
});

test("[1.005] the story's captions follow one another and end with the film", () => {
  const text = readFileSync(join(CONTENT_FOLDER, storyFilm.captions?.src ?? ""), "utf8");
  expect(text.startsWith("WEBVTT\n")).toBe(true);
  const times = [...text.matchAll(/00:00:(\d\d\.\d{3}) --> 00:00:(\d\d\.\d{3})/g)].flatMap(
    ([, from, to]) => [Number(from), Number(to)],
  );
  expect(times.length).toBeGreaterThanOrEqual(10);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBeLessThanOrEqual(storyFilm.seconds);
});
