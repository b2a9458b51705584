import { expect, test } from "vitest";
import { heaviestOfKinds, kindOf } from "./page-kinds.ts";
import type { PageWeight } from "./page-weight.ts";

const none: PageWeight = {
  html: 0,
  styles: 0,
  scriptBeforeLoad: 0,
  script: 0,
  fonts: 0,
  picturesAboveFold: 0,
  thirdParties: 0,
};

test("pages that differ only in their last part are of one kind", () => {
  expect(kindOf("/project-single/12")).toBe("/project-single/{id}");
  expect(kindOf("/project")).toBe("/project");
});

test("the heaviest weight of a kind has the largest of each part", () => {
  const weights = new Map([
    ["/post/1", { ...none, html: 30, script: 5 }],
    ["/post/2", { ...none, html: 20, script: 9 }],
    ["/about", { ...none, html: 7 }],
  ]);
  expect(heaviestOfKinds(weights)).toEqual({
    "/about": { ...none, html: 7 },
    "/post/{id}": { ...none, html: 30, script: 9 },
  });
});
