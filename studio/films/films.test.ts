import { expect, test } from "vitest";
import { films } from "#catalog/pictures/films.ts";
import { allPictures } from "#pictures/all-pictures.ts";
import { filmPlans, INDUS, secondsOf } from "./films.ts";

test("every film on the site has a plan of its size and length", () => {
  for (const { mp4, width, height, seconds } of films) {
    const plan = filmPlans.find(({ name }) => mp4.endsWith(`/${name}.mp4`));
    expect(plan, mp4).toMatchObject({ width, height });
    expect(plan && Math.round(secondsOf(plan)), mp4).toBe(seconds);
  }
});

test("films are made of the site's pictures", () => {
  const names = new Set([INDUS, ...allPictures().map(({ name }) => name)]);
  for (const { shots } of filmPlans) {
    for (const { picture } of shots) expect(names.has(picture), picture).toBe(true);
  }
});
