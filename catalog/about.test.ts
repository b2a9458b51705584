import { expect, test } from "vitest";
import { about } from "./about.ts";

test("[9.016] the about text dates the company from 2010 and speaks of over a decade", () => {
  expect(about.heading).toBe("Building Excellence Since 2010");
  expect(about.lead).toContain("over a decade of experience");
});

test("[2.040] the about block links to the projects", () => {
  expect(about.link).toBe("/project");
});

test("[1.005] the button of the film says Watch Our Story", () => {
  expect(about.storyLabel).toBe("Watch Our Story");
});
