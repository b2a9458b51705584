import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test("case, accents, apostrophes and punctuation do not count", () => {
  expect(searchWords("  Women’s FAÇADE, two-bedroom ")).toEqual([
    "women",
    "facade",
    "two",
    "bedroom",
  ]);
});

test("a plural matches its singular", () => {
  const singulars = searchWords("apartment house gallery branch box office glass bus");
  expect(searchWords("apartments houses galleries branches boxes offices glass bus")).toEqual(
    singulars,
  );
});

test.each([
  ["لاہور", "لاهور"],
  ["پاکستان", "پاكستان"],
  ["دبی", "دبي"],
  ["اسلام آباد", "إسلام اباد"],
  ["جُمَيْرَا", "جمیرا"],
  ["الإمارات", "امارات"],
  ["۲", "2"],
])("%s and %s are spellings of one word", (one, other) => {
  expect(searchWords(one)).toEqual(searchWords(other));
});
