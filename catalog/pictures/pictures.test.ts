import { expect, test } from "vitest";
import { allTeamMembers } from "#catalog/team.ts";
import { residenceViews } from "./residence-views.ts";
import { openGraphImage, requirePicture } from "./pictures.ts";

test("[1.004] there are seven views of the residence", () => {
  expect(residenceViews).toHaveLength(7);
});

test("[3.028] team portraits have the proportions of 270 by 350", () => {
  for (const { key } of allTeamMembers()) {
    const { width, height } = requirePicture(`team/${key}`);
    expect(width / height).toBeCloseTo(270 / 350, 3);
  }
});

test("a missing picture is named in the error", () => {
  expect(() => requirePicture("projects/nowhere/hero")).toThrow("projects/nowhere/hero");
  expect(() => openGraphImage("projects/nowhere")).toThrow("og/projects/nowhere");
});
