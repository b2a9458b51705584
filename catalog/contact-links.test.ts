import { expect, test } from "vitest";
import { chatLink, phoneLink } from "./contact-links.ts";

test("telephone numbers lose their spaces in links", () => {
  expect(phoneLink("+971 4 100 0140")).toBe("tel:+97141000140");
});

test("the chat link has digits alone", () => {
  expect(chatLink).toMatch(/^https:\/\/wa\.me\/\d+$/);
});
