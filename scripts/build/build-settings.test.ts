import { expect, test } from "vitest";
import { checkBuildSettings } from "./build-settings.ts";

test("LIVE_FORMS is on, off or not set", () => {
  for (const value of [undefined, "", "on", "off"]) {
    expect(() => checkBuildSettings({ LIVE_FORMS: value })).not.toThrow();
  }
  for (const value of ["yes", "true", "On", "1"]) {
    expect(() => checkBuildSettings({ LIVE_FORMS: value })).toThrow(
      `LIVE_FORMS must be on or off, not "${value}".`,
    );
  }
});
