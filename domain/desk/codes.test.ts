import { expect, test } from "vitest";
import { formOfCode, groupedCode, normaliseCode } from "./codes.ts";

test.for([
  ["1234 5678", "12345678", "mail"],
  ["k7qm-2xpd-9htr", "K7QM2XPD9HTR", "server"],
  ["K7QM 2XPD 9HTR 4WVN", "K7QM2XPD9HTR4WVN", "recovery"],
  ["oIl2345678", "0112345678", null],
  ["123456", "123456", null],
  ["1234567A", "1234567A", null],
  ["K7QM-2XPD-9HTÜ", "K7QM2XPD9HTÜ", null],
] as const)("%s is read as %s: %s", ([typed, code, form]) => {
  expect(normaliseCode(typed)).toBe(code);
  expect(formOfCode(normaliseCode(typed))).toBe(form);
});

test("a code is shown in groups of four", () => {
  expect(groupedCode("12345678")).toBe("1234 5678");
  expect(groupedCode("K7QM2XPD9HTR")).toBe("K7QM-2XPD-9HTR");
});
