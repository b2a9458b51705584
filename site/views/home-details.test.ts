import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { pictureNames } from "#catalog/pictures/pictures.ts";
import { hasMorningSun, hasNoLateSun } from "#catalog/developments/sun.ts";
import { decodeSun, decodeYear, sunMinutes } from "#domain/homes/sun-code.ts";
import { toHomeDetails } from "./home-details.ts";

/** Bytes that a home's dialog may load before it shows its floor plan. */
const MOST = 15_000;

describe.each(allDevelopments())("the details of $key", (development) => {
  const details = toHomeDetails(development);
  const homes = listedHomes(development);

  test("are small", () => {
    expect(brotliCompressSync(JSON.stringify(details)).length).toBeLessThan(MOST);
  });

  test("have the floor plan of every home, and one way in which it lies", () => {
    for (const home of homes) {
      expect(details.floorPlans[home.type]?.rooms.length).toBeGreaterThan(0);
      const turns = details.turns.filter(
        ({ wing, stack, floors }) =>
          wing === home.wing &&
          stack === home.stack &&
          floors[0] <= home.floor &&
          home.floor <= floors[1],
      );
      expect(turns, home.number).toHaveLength(1);
    }
  });

  test("have the sun of every home, as the list knows it", () => {
    for (const home of homes) {
      const year = decodeSun(details.sun, `${home.wing}${home.stack}`, home.floor);
      if (!year) throw new Error(`${home.number} has no sun`);
      expect(year).toHaveLength(12);
      expect(hasMorningSun(year)).toBe(home.morningSun);
      expect(hasNoLateSun(year)).toBe(home.noLateSun);
    }
  });

  test("have sun only between sunrise and sunset", () => {
    const days = decodeYear(details.daylight);
    for (const home of homes) {
      const year = decodeSun(details.sun, `${home.wing}${home.stack}`, home.floor) ?? [];
      for (const [month, day] of year.entries()) {
        const [sunrise = 0, sunset = 0] = days[month]?.[0] ?? [];
        for (const [from, to] of day) {
          expect(from).toBeGreaterThanOrEqual(sunrise);
          expect(to).toBeLessThanOrEqual(sunset);
        }
        expect(sunMinutes(day)).toBeLessThanOrEqual(sunset - sunrise);
      }
    }
  });

  test("name only pictures that exist", () => {
    const names = pictureNames();
    for (const { picture } of details.views) {
      expect(names).toContain(picture.src.replace("/media/", ""));
    }
  });
});
