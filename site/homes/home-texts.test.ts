import { expect, test } from "vitest";
import { momentText } from "./home-texts.ts";

test("a moment is in the time of the office, however it was written", () => {
  const text = "1 December 2026, 00:30, Dubai time";
  expect(momentText("2026-12-01T00:30:00+04:00")).toBe(text);
  expect(momentText("2026-11-30T20:30:00Z")).toBe(text);
});
