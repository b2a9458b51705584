import { expect, test } from "vitest";
import { excesses, kindOf, limitsOf } from "./limits.ts";

const light = {
  html: 20_000,
  scriptBeforeLoad: 0,
  script: 100_000,
  fonts: 70_000,
  picturesAboveFold: 100_000,
  thirdParties: 0,
};

test("a page within its limits exceeds none", () => {
  expect(excesses("/about", light)).toEqual([]);
});

test("every exceeded limit is named", () => {
  expect(excesses("/about", { ...light, html: 30_001, thirdParties: 1 })).toEqual([
    "html",
    "thirdParties",
  ]);
});

test("the home page may have more HTML, a form page more script", () => {
  expect(limitsOf("/").html).toBeGreaterThan(limitsOf("/about").html);
  expect(limitsOf("/contact").script).toBeGreaterThan(limitsOf("/about").script);
});

test("pages of one kind share a row", () => {
  expect(kindOf("/project-single/12")).toBe("/project-single/{id}");
  expect(kindOf("/project")).toBe("/project");
});
