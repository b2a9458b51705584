import { expect, test } from "vitest";
import { emptyForm, findErrors } from "./page-form-rules.ts";

const filled = {
  name: "Sana",
  email: "not an address",
  subject: "Furniture",
  events: "",
  notes: "A table for eight",
};

test("[5.017] every field that must not be empty says so in its own words", () => {
  expect(findErrors(emptyForm)).toEqual({
    name: "Please enter your name",
    email: "Please enter your email",
    subject: "Please enter your subject",
    notes: "Please enter your note",
  });
});

test("[5.016] only emptiness is checked, so any text will do for an e-mail address", () => {
  expect(findErrors(filled)).toEqual({});
  expect(findErrors({ ...filled, notes: "" })).toEqual({ notes: "Please enter your note" });
});
