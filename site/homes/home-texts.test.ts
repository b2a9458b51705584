import { expect, test } from "vitest";
import { officeTimeText } from "./home-texts.ts";

test("a time of availability is written out with the office's time zone", () => {
  expect(officeTimeText("2026-12-01T00:30:00+04:00")).toBe("1 December 2026, 00:30, Dubai time");
});
