import { expect, test } from "vitest";
import { residenceViews } from "./residence-views.ts";
import { findPicture, openGraphImage, requirePicture } from "./pictures.ts";

test("[1.004] there are seven views of the residence", () => {
  expect(residenceViews).toHaveLength(7);
});

test("a missing picture is named in the error", () => {
  expect(() => requirePicture("projects/nowhere/hero")).toThrow("projects/nowhere/hero");
  expect(() => openGraphImage("projects/nowhere")).toThrow("og/projects/nowhere");
});

test("an entry may do without a picture", () => {
  expect(findPicture("team/nobody")).toBeNull();
  expect(findPicture("projects/warsan-tower/tile")).toEqual(
    requirePicture("projects/warsan-tower/tile"),
  );
});
