import { expect, test } from "vitest";
import { countryCode } from "./country-code.ts";

test("a country is described by its code, an unknown one by its name", () => {
  expect(countryCode("Pakistan")).toBe("PK");
  expect(countryCode("United Arab Emirates")).toBe("AE");
  expect(countryCode("Oman")).toBe("OM");
  expect(countryCode("Atlantis")).toBe("Atlantis");
});
