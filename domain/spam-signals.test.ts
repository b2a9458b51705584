import { expect, test } from "vitest";
import { suspicionOf } from "./spam-signals.ts";

test("a lead without spam signals is not suspected", () => {
  expect(suspicionOf({ honeypot: undefined, fillTime: "41000" })).toBeNull();
  expect(suspicionOf({ honeypot: "", fillTime: undefined })).toBeNull();
});

test("a filled honeypot and a form that was filled too fast are suspected", () => {
  expect(suspicionOf({ honeypot: "04 123", fillTime: "41000" })).toBe("honeypot");
  expect(suspicionOf({ honeypot: undefined, fillTime: "120" })).toBe("too-fast");
});

test("a fill time that is not a number is ignored", () => {
  expect(suspicionOf({ honeypot: undefined, fillTime: "soon" })).toBeNull();
});
