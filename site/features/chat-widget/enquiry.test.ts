import { expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { enquiryLink, readEnquiry } from "./enquiry.ts";

const enquiry = {
  name: "Zara & Sons",
  phone: "+92 300 1234567",
  message: "Is 50% possible?\nThanks",
};

test("[7.024] the prefilled text has name, phone, message, time and source", () => {
  const now = new Date(2026, 2, 10, 14, 30);
  const link = new URL(enquiryLink(enquiry, now));
  expect(link.searchParams.get("text")).toBe(
    [
      "Name: Zara & Sons",
      "Phone: +92 300 1234567",
      "Message: Is 50% possible?\nThanks",
      `Time: ${now.toLocaleString()}`,
      "Source: Website Contact Form",
    ].join("\n"),
  );
});

test("[9.025] the chat link has the company's number in digits alone", () => {
  const { origin, pathname } = new URL(enquiryLink(enquiry, new Date()));
  expect(origin + pathname).toBe(`https://wa.me/${company.chatNumber}`);
  expect(company.chatNumber).toMatch(/^[1-9]\d+$/);
});

test.for(["name", "phone", "message"])("[5.035] spaces do not fill the %s", (field) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(enquiry)) form.set(name, ` ${value} `);
  expect(readEnquiry(form)).toEqual(enquiry);
  form.set(field, " \n ");
  expect(readEnquiry(form)).toBeNull();
});
