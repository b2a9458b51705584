// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { messageAbout } from "./message-about.ts";
import { rememberSubject } from "./remember-subject.ts";

test("a message names the project of the page it is written on", () => {
  rememberSubject("/project-single/3", "Warsan Tower, Dubai");
  expect(messageAbout("/project-single/3")).toBe("I am interested in Warsan Tower, Dubai.");
  expect(messageAbout("/project-single/3/")).toContain("Warsan Tower");
  expect(messageAbout("/about")).toBe("");
  expect(messageAbout(null)).toBe("");
});
