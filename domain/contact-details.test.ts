import { expect, test } from "vitest";
import { isEmail, isPhone, messageField, oneLine, phoneField } from "./contact-details.ts";
import { dubaiOffice as office } from "./test-office.ts";

test("[5.003] an e-mail address that no server accepts is refused", () => {
  const labels = `${"b".repeat(63)}.`.repeat(2);
  const longest = `${"a".repeat(64)}@${labels}${"c".repeat(61)}`;
  expect(longest).toHaveLength(254);
  expect(isEmail(longest)).toBe(true);
  expect(isEmail(`${longest}c`), "255 characters").toBe(false);
  expect(isEmail(`${"a".repeat(65)}@b.c`), "65 octets before the @").toBe(false);
  expect(isEmail(`${"é".repeat(33)}@b.c`), "66 octets before the @").toBe(false);
  expect(isEmail(`a@${"b".repeat(64)}.c`), "a label of 64 characters").toBe(false);
});

test.for([
  "a@b.c",
  "amina.khan+dubai@example.co.uk",
  "o'brien_{office}@sub-domain.example.com",
  "josé@exämple.com",
  "محمد@مثال.إختبار",
  "用户@例子.广告",
  "first..last.@docomo.ne.jp",
  "info@paral·lel.cat",
])("[5.003] [5.011] %s is an e-mail address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.for([
  ["no character", ""],
  ["no @", "amina"],
  ["no dot", "a@b"],
  ["no local part", "@b.c"],
  ["a comma in the domain", "a@b.c,d"],
  ["a comma in the local part", "a,b@c.d"],
  ["a second address", "a@b.c;d@e.f"],
  ["two @", "a@b@c.d"],
  ["a colon", "a:b@c.d"],
  ["angle brackets", "<a@b.c>"],
  ["quotes", '"a"@b.c'],
  ["parentheses", "a(b)@c.d"],
  ["a backslash", "a\\b@c.d"],
  ["square brackets", "a@[1.2.3.4]"],
  ["a space", "a b@c.d"],
  ["a no-break space", "a\u00a0b@c.d"],
  ["an ideographic space", "a\u3000b@c.d"],
  ["a zero-width space", "a\u200bb@c.d"],
  ["a line break", "a\nb@c.d"],
  ["a C0 control", "a\u0000b@c.d"],
  ["a C1 control", "a\u0085b@c.d"],
  ["a bidi override", "a\u202eb@c.d"],
  ["a bidi isolate", "a\u2066b@c.d"],
  ["an Arabic letter mark", "a\u061cb@c.d"],
  ["a lone surrogate", "a\ud800b@c.d"],
  ["a dot at the start of the domain", "a@.b.c"],
  ["a dot at the end of the domain", "a@b.c."],
  ["an empty label", "a@b..c"],
  // Mail programs read these as the ASCII characters.
  ["a full-width comma", "a@b，c.d"],
  ["a Greek question mark", "a@b\u037ec.d"],
  ["an ideographic full stop", "a@b。.c"],
  ["a full-width full stop", "a@b．.c"],
] as const)("[5.003] [5.011] an e-mail address with %s is refused", ([, text]) => {
  expect(isEmail(text)).toBe(false);
});

test("[5.004] [9.004] a phone number has at least ten digits", () => {
  expect(isPhone("(050) 123-45-67", office)).toBe(true);
  expect(isPhone("(050) 123-45-6", office)).toBe(false);
  expect(isPhone("050 123 call me", office), "letters are none").toBe(false);
  expect(isPhone("+971 50 123 4567 (mobile), +971 4 123 4567", office), "two numbers").toBe(true);
  expect(isPhone("1".repeat(301), office)).toBe(false);
});

test("a shorter number is one where the office's country has such numbers", () => {
  const lisbon = { localNumbers: [{ begins: "9", digits: 9, countryCode: "351" }] };
  expect(isPhone("912 345 678", lisbon)).toBe(true);
  expect(isPhone("912 345 67", lisbon), "too short").toBe(false);
  expect(isPhone("812 345 678", lisbon), "begins otherwise").toBe(false);
  expect(isPhone("912 345 678", office)).toBe(false);
});

test("[5.004] a number in the digits of Arabic or Urdu is one that the office can dial", () => {
  const phone = phoneField("Valid phone number is required", office);
  expect(phone.parse("+٩٧١ ٥٠ ١٢٣ ٤٥٦٧")).toBe("+971 50 123 4567");
  expect(phone.parse("۰۳۰۰-۱۲۳۴۵۶۷")).toBe("0300-1234567");
  expect(phone.safeParse("۰۳۰۰-۱۲۳۴").success).toBe(false);
});

test("a message keeps its lines, without spaces around them", () => {
  expect(messageField.parse(" Good day,\r\nplease call.\u0000 \n")).toBe("Good day,\nplease call.");
});

test("line breaks in a line are replaced", () => {
  expect(oneLine("  a\u0000b\r\nc\t ")).toBe("a b c");
});
