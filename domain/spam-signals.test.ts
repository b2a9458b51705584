import { expect, test } from "vitest";
import { suspicionOf } from "./spam-signals.ts";

test("a visitor who takes time and fills only what is seen is not suspected", () => {
  expect(suspicionOf({ honeypot: undefined, fillTime: "41000" })).toBeNull();
  expect(suspicionOf({ honeypot: "", fillTime: undefined })).toBeNull();
});

test("a filled honeypot is suspected, and so is a form filled in a blink", () => {
  expect(suspicionOf({ honeypot: "04 123", fillTime: "41000" })).toBe("honeypot");
  expect(suspicionOf({ honeypot: undefined, fillTime: "120" })).toBe("too-fast");
});

test("a fill time that is no number says nothing", () => {
  expect(suspicionOf({ honeypot: undefined, fillTime: "soon" })).toBeNull();
});
