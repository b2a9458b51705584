import { expect, test } from "vitest";
import { checkBuildSettings } from "./build-settings.ts";

test.each(["LIVE_FORMS", "SHOP", "ACCOUNTS", "DESK"])("%s is on, off or not set", (name) => {
  for (const value of [undefined, "", "on", "off"]) {
    expect(() => checkBuildSettings({ [name]: value })).not.toThrow();
  }
  for (const value of ["yes", "true", "On", "of", "1"]) {
    expect(() => checkBuildSettings({ [name]: value })).toThrow(
      `${name} must be on or off, not "${value}".`,
    );
  }
});

test("RETENTION_DAYS is a whole number of days, as for the server, or not set", () => {
  for (const value of [undefined, "", "1", "730", "36500"]) {
    expect(() => checkBuildSettings({ RETENTION_DAYS: value })).not.toThrow();
  }
  for (const value of ["0", "36501", "1.5", "-1", "two years"]) {
    expect(() => checkBuildSettings({ RETENTION_DAYS: value })).toThrow(
      `RETENTION_DAYS must be a whole number of days from 1 to 36500, not "${value}".`,
    );
  }
});

test("a setting that the content has replaced stops the build", () => {
  expect(() => checkBuildSettings({ COMPANY_PHONE: "" })).not.toThrow();
  expect(() => checkBuildSettings({ COMPANY_PHONE: "+971 4 100 0140" })).toThrow(
    "COMPANY_PHONE is no setting any more: write it into company/ of CONTENT_DIR.",
  );
});
