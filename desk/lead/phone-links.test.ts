import { expect, test } from "vitest";
import { phoneLink, whatsappLink } from "./phone-links.ts";

test("a chat link has the digits alone", () => {
  expect(whatsappLink("+92 300-1234567", "Good day")).toBe(
    "https://wa.me/923001234567?text=Good%20day",
  );
});

test("a phone link has digits and the plus sign alone", () => {
  expect(phoneLink("+971 (50) 123-4567")).toBe("tel:+971501234567");
});
