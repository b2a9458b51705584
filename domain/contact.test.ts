import { expect, test } from "vitest";
import { contactFormSchema, contactSchema } from "./contact.ts";
import { testLists } from "./test-forms.ts";
import { dubaiOffice as office } from "./test-office.ts";

const visitor = { name: "Omar Aziz", email: "omar@example.com", phone: "+92 300 1234567" };

function messagesFor(form: Record<string, unknown>): string[] {
  const result = contactFormSchema(testLists, office).safeParse(form);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

test("[5.010] [5.012] [5.013] an empty contact form says what is missing", () => {
  const empty = { name: "", email: "", phone: "", propertyType: "", message: "" };
  expect(messagesFor(empty).toSorted()).toEqual([
    "Please enter a valid email",
    "Please enter a valid phone number",
    "Please enter your name",
    "Please select a property type",
  ]);
});

test("[5.010] a name of spaces is missing", () => {
  const form = { ...visitor, propertyType: "Studio" };
  expect(messagesFor({ ...form, name: "   " })).toEqual(["Please enter your name"]);
});

test("[5.011] the e-mail is checked as for a meeting", () => {
  const form = { ...visitor, propertyType: "Studio" };
  expect(messagesFor({ ...form, email: "omar@example" })).toEqual(["Please enter a valid email"]);
});

test("[5.012] the phone number is checked as for a meeting", () => {
  const form = { ...visitor, propertyType: "Studio" };
  expect(messagesFor({ ...form, phone: "12345" })).toEqual(["Please enter a valid phone number"]);
});

test("[5.014] the message may be left empty", () => {
  expect(messagesFor({ ...visitor, propertyType: "1 Bed" })).toEqual([]);
  expect(messagesFor({ ...visitor, propertyType: "2 Bed", message: "" })).toEqual([]);
});

test("[9.004] a name has 2 to 100 characters", () => {
  const form = { ...visitor, propertyType: "Studio" };
  for (const name of ["O", "o".repeat(101)]) {
    expect(messagesFor({ ...form, name })).toEqual(["Name must be between 2 and 100 characters"]);
  }
});

test("[3.002] the subject falls back to the property type, then to 'General Inquiry'", () => {
  expect(
    contactSchema(testLists, office).parse({
      ...visitor,
      subject: "Villa",
      propertyType: "Studio",
    }),
  ).toEqual({
    ...visitor,
    subject: "Villa",
  });
  expect(
    contactSchema(testLists, office).parse({ ...visitor, subject: " ", propertyType: "Studio" })
      .subject,
  ).toBe("Studio");
  expect(contactSchema(testLists, office).parse(visitor).subject).toBe("General Inquiry");
});

test("a company's forms name the subject of a message without one", () => {
  const lists = { ...testLists, otherInterest: "A question" };
  expect(contactSchema(lists, office).parse(visitor).subject).toBe("A question");
});

test("[7.005] the server accepts every valid contact form", () => {
  const form = contactFormSchema(testLists, office).parse({
    ...visitor,
    propertyType: "Studio",
    message: "Hello",
  });
  expect(contactSchema(testLists, office).parse(form)).toEqual({
    ...visitor,
    subject: "Studio",
    message: "Hello",
  });
});
