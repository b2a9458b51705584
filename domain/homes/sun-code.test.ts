import { expect, test } from "vitest";
import {
  clockTime,
  decodeSun,
  encodeSun,
  encodeYear,
  sunMinutes,
  type SunYear,
} from "./sun-code.ts";

const none: SunYear = Array.from({ length: 12 }, () => []);
const noon: SunYear = none.map((_, month) =>
  month < 6
    ? [
        [420, 500],
        [600, 725],
      ]
    : [],
);

test("the sun of a home is read as it was written", () => {
  const code = encodeSun([
    { name: "A1", floor: 2, year: noon },
    { name: "A1", floor: 3, year: none },
    { name: "B2", floor: 1, year: none },
  ]);
  expect(decodeSun(code, "A1", 2)).toEqual(noon);
  expect(decodeSun(code, "A1", 3)).toEqual(none);
  expect(decodeSun(code, "B2", 1)).toEqual(none);
  expect(decodeSun(code, "B2", 9)).toBeNull();
  expect(decodeSun(code, "C1", 1)).toBeNull();
});

test("homes with the same sun share one year", () => {
  const homes = [1, 2, 3, 4].map((floor) => ({ name: "A1", floor, year: noon }));
  expect(encodeSun(homes).years).toEqual([encodeYear(noon)]);
});

test("a stack that changes its floor plan on the way up keeps all its floors", () => {
  const code = encodeSun([
    { name: "B2", floor: 6, year: noon },
    { name: "B2", floor: 1, year: none },
  ]);
  expect(decodeSun(code, "B2", 6)).toEqual(noon);
  expect(decodeSun(code, "B2", 3)).toBeNull();
});

test("times are written with two digits, and minutes add up", () => {
  expect(clockTime(425)).toBe("07:05");
  expect(
    sunMinutes([
      [420, 500],
      [600, 725],
    ]),
  ).toBe(205);
});
