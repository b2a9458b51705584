import { expect, test } from "vitest";
import { pluralIn } from "./plural.ts";

const arabic = (count: number) =>
  pluralIn("ar", count, {
    zero: "لا منازل",
    one: "منزل واحد",
    two: "منزلان",
    few: `${count} منازل`,
    many: `${count} منزلًا`,
    other: `${count} منزل`,
  });

test("Arabic has six forms", () => {
  expect([0, 1, 2, 3, 10, 11, 99, 100, 103].map(arabic)).toEqual([
    "لا منازل",
    "منزل واحد",
    "منزلان",
    "3 منازل",
    "10 منازل",
    "11 منزلًا",
    "99 منزلًا",
    "100 منزل",
    "103 منازل",
  ]);
});

test("a form that a language does not have is the other one", () => {
  const urdu = (count: number) => pluralIn("ur", count, { one: "ایک گھر", other: `${count} گھر` });
  expect([1, 2, 11].map(urdu)).toEqual(["ایک گھر", "2 گھر", "11 گھر"]);
  expect(pluralIn("ar", 2, { other: "2" })).toBe("2");
});
