import { expect, test } from "vitest";
import { findErrors } from "./page-form-rules.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const filled = { name: "Sana", email: "not an address", subject: "Furniture", events: "" };

test("[5.017] every required field has its own message", () => {
  expect(findErrors(formOf({ name: "", email: "", subject: "" }))).toEqual({
    name: "Please enter your name",
    email: "Please enter your email",
    subject: "Please enter your subject",
    notes: "Please enter your note",
  });
});

test("[5.016] only emptiness is checked, so any text is accepted as an e-mail address", () => {
  expect(findErrors(formOf({ ...filled, notes: "A table for eight" }))).toEqual({});
});

test("[5.018] what is in the message box does not count as notes", () => {
  expect(findErrors(formOf({ ...filled, note: "A table for eight" }))).toEqual({
    notes: "Please enter your note",
  });
});
