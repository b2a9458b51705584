import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { altTexts } from "./alt.ts";
import { MEDIA_FOLDER } from "./manifest.ts";
import { residenceViews } from "./residence-views.ts";
import { openGraphImage, pictureNames, requirePicture } from "./pictures.ts";

const KILOBYTE = 1000;

function weight(path: string): number {
  return statSync(`${MEDIA_FOLDER}/${path}`).size;
}

test("every alt text belongs to a picture", () => {
  const names = new Set(pictureNames());
  for (const name of Object.keys(altTexts)) expect(names.has(name), name).toBe(true);
});

test("[1.004] there are seven views of the residence", () => {
  expect(residenceViews).toHaveLength(7);
});

test("[3.028] team portraits have the proportions of 270 by 350", () => {
  for (const { key } of allTeamMembers()) {
    const { width, height } = requirePicture(`team/${key}`);
    expect(width / height).toBeCloseTo(270 / 350, 3);
  }
});

test("pictures stay within their size limits", () => {
  for (const { key } of [...allProjects(), ...upcomingProjects()]) {
    expect(weight(`projects/${key}/tile-640.avif`), key).toBeLessThanOrEqual(45 * KILOBYTE);
    expect(weight(`projects/${key}/hero-1600.avif`), key).toBeLessThanOrEqual(180 * KILOBYTE);
  }
});

test("a missing picture is named in the error", () => {
  expect(() => requirePicture("projects/nowhere/hero")).toThrow("projects/nowhere/hero");
  expect(() => openGraphImage("projects/nowhere")).toThrow("og/projects/nowhere");
});
