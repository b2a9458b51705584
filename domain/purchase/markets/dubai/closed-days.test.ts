import { expect, test } from "vitest";
import { closedDay } from "./closed-days.ts";

test.for([
  ["2026-12-31", null],
  ["2027-01-01", "newYear"],
  ["2027-12-01", null],
  ["2027-12-02", "nationalDay"],
  ["2027-12-03", "nationalDay"],
  ["2027-06-30", null],
] as const)("%s is %s", ([date, day]) => {
  expect(closedDay(date)).toBe(day);
});

test("the weekend is Saturday and Sunday", () => {
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
  for (let day = 1; day <= 28; day++) {
    const date = `2028-02-${String(day).padStart(2, "0")}`;
    const name = weekday.format(new Date(`${date}T12:00:00Z`)).toLowerCase();
    expect(closedDay(date)).toBe(name.startsWith("s") ? name : null);
  }
});
