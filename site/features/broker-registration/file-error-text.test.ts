import { expect, test } from "vitest";
import { fileErrorText } from "./file-error-text.ts";

test("the error names the file that is still selected", () => {
  const problem = "File too large: 10 MB maximum";
  expect(fileErrorText(problem, undefined)).toBe(`${problem}. It was not added.`);
  const passport = new File([], "passport.pdf");
  expect(fileErrorText(problem, passport)).toBe(`${problem}. passport.pdf is still selected.`);
});

test("a right-to-left file name is isolated from the sentence around it", () => {
  const passport = new File([], "پاسپورٹ 2.pdf");
  expect(fileErrorText("Empty file", passport)).toBe(
    "Empty file. \u2068پاسپورٹ 2.pdf\u2069 is still selected.",
  );
});
