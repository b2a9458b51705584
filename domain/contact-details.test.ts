import { expect, test } from "vitest";
import { isEmail, isPhone, messageField, oneLine, phoneField } from "./contact-details.ts";

test("[5.003] an e-mail no server would take is none", () => {
  expect(isEmail(`${"a".repeat(250)}@b.c`)).toBe(true);
  expect(isEmail(`${"a".repeat(251)}@b.c`)).toBe(false);
});

test("[5.004] [9.004] a phone number has at least ten digits", () => {
  expect(isPhone("(050) 123-45-67")).toBe(true);
  expect(isPhone("(050) 123-45-6")).toBe(false);
  expect(isPhone("050 123 call me"), "letters are none").toBe(false);
  expect(isPhone("+971 50 123 4567 (mobile), +971 4 123 4567"), "two numbers").toBe(true);
  expect(isPhone("1".repeat(301))).toBe(false);
});

test("[5.004] a number in the digits of Arabic or Urdu is one that the office can dial", () => {
  const phone = phoneField("Valid phone number is required");
  expect(phone.parse("+٩٧١ ٥٠ ١٢٣ ٤٥٦٧")).toBe("+971 50 123 4567");
  expect(phone.parse("۰۳۰۰-۱۲۳۴۵۶۷")).toBe("0300-1234567");
  expect(phone.safeParse("۰۳۰۰-۱۲۳۴").success).toBe(false);
});

test("a message keeps its lines, and no blanks around them", () => {
  expect(messageField.parse(" Good day,\r\nplease call.\u0000 \n")).toBe("Good day,\nplease call.");
});

test("a line stays one line", () => {
  expect(oneLine("  a\u0000b\r\nc\t ")).toBe("a b c");
});
