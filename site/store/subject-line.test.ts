import { expect, test } from "vitest";
import { withSubjectLine } from "./subject-line.ts";

const warsan = "I am interested in Warsan Tower, Dubai.";
const clifton = "I am interested in Clifton House, Karachi.";

test("the line is put before a text that names no project", () => {
  expect(withSubjectLine("Call after six", "", warsan)).toBe(`${warsan}\nCall after six`);
  expect(withSubjectLine("Call after six", clifton, warsan)).toBe(`${warsan}\nCall after six`);
});

test("the line replaces the line that was prefilled before", () => {
  expect(withSubjectLine(`${warsan} A flat.\nCall me`, warsan, clifton)).toBe(
    `${clifton} A flat.\nCall me`,
  );
  expect(withSubjectLine(`Hello! ${warsan}`, warsan, "Is $& sold?")).toBe("Hello! Is $& sold?");
});

test("a text that contains the line, or a page without a project, changes nothing", () => {
  expect(withSubjectLine(`Hello. ${warsan}`, "", warsan)).toBe(`Hello. ${warsan}`);
  expect(withSubjectLine(`${warsan} A flat.`, warsan, "")).toBe(`${warsan} A flat.`);
});
