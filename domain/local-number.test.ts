import { expect, test } from "vitest";
import { internationalNumber } from "./local-number.ts";

const office = {
  localNumbers: [
    { begins: "05", digits: 10, countryCode: "971" },
    { begins: "05", digits: 10, countryCode: "966", timeZones: ["Asia/Riyadh"] },
    { begins: "03", digits: 11, countryCode: "92" },
    { begins: "07", digits: 11, countryCode: "44", timeZones: ["Europe/London"] },
  ],
};

test.for([
  ["0300 1234567", "+92 300 1234567"],
  ["0300-1234567", "+92 300-1234567"],
  ["03001234567", "+92 3001234567"],
  ["(050) 123 45 67", "+971 50 123 45 67"],
  ["۰۳۰۰ ۱۲۳۴۵۶۷", "+92 300 1234567"],
  ["+92 300 1234567", "+92 300 1234567"],
  ["0092 300 1234567", "+92 300 1234567"],
  ["923001234567", "+923001234567"],
  ["+92 (0)300 1234567", "+92 300 1234567"],
  ["+971 (0) 50 123 4567", "+971 50 123 4567"],
  ["+44 (0)20 7946 0958", "+44 20 7946 0958"],
  ["00971 050 123 4567", "+971 50 123 4567"],
  ["971 (۰) 50 123 4567", "+971 50 123 4567"],
  ["+9710501234567", "+971501234567"],
  ["+49 (0)30 901820", "+49 30 901820"],
  ["+39 06 6982", "+39 06 6982"],
] as const)("%s is %s", ([typed, number]) => {
  expect(internationalNumber(typed, office)).toBe(number);
});

test("the visitor's time zone decides between countries with numbers of one form", () => {
  expect(internationalNumber("050 123 4567", office, "Asia/Riyadh")).toBe("+966 50 123 4567");
  expect(internationalNumber("050 123 4567", office, "Asia/Karachi")).toBe("+971 50 123 4567");
  expect(internationalNumber("07700 900123", office, "Europe/London")).toBe("+44 7700 900123");
  expect(internationalNumber("07700 900123", office, "Asia/Dubai")).toBeNull();
});

test("a time zone is known by each of its names", () => {
  const indian = { begins: "09", digits: 11, countryCode: "91", timeZones: ["Asia/Kolkata"] };
  for (const name of ["Asia/Kolkata", "Asia/Calcutta"]) {
    const number = internationalNumber("098765 43210", { localNumbers: [indian] }, name);
    expect(number).toBe("+91 98765 43210");
  }
});

test.for(["", "12345", "044 123 4567", `+${"1".repeat(16)}`])(
  "the country of %j is not known",
  (typed) => {
    expect(internationalNumber(typed, office)).toBeNull();
  },
);

test("words around a number are left out", () => {
  expect(internationalNumber("call 0300 1234567 www.casino.example", office)).toBe(
    "+92 300 1234567",
  );
});
