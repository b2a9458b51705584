import { expect, test } from "vitest";
import { phoneLink, whatsappLink } from "./phone-links.ts";

test.for([
  ["+971 50 123 4567", "971501234567"],
  ["0092-300-1234567", "923001234567"],
  ["050 123 4567", "971501234567"],
  ["0300 1234567", "923001234567"],
  ["971501234567", "971501234567"],
] as const)("%s opens a chat with %s", ([phone, number]) => {
  expect(whatsappLink(phone, "Good day")).toBe(`https://wa.me/${number}?text=Good%20day`);
});

test.for(["", "12345", "044 123 4567"])("%j opens no chat: its country is not known", (phone) => {
  expect(whatsappLink(phone, "")).toBeNull();
});

test("a phone link has digits and the plus sign alone", () => {
  expect(phoneLink("+971 (50) 123-4567")).toBe("tel:+971501234567");
});
