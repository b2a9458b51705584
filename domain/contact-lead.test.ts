import { expect, test } from "vitest";
import { contactLeadSchema, contactLeadSchemas } from "./contact-lead.ts";
import { newsletterSchema } from "./live-forms.ts";
import { testLists as lists } from "./test-forms.ts";
import { dubaiOffice as office } from "./test-office.ts";

const visitor = { name: "Omar Aziz", email: "omar@example.com", phone: "+92 300 1234567" };

function schemaOf(form: unknown, liveForms = false) {
  return contactLeadSchema({ form }, contactLeadSchemas({ lists, office, liveForms }));
}

function parse(fields: { form: string; [field: string]: unknown }) {
  return schemaOf(fields.form).safeParse(fields);
}

function messagesOf(fields: { form: string; [field: string]: unknown }) {
  return parse(fields).error?.issues.map(({ message }) => message);
}

test("only a lead that names its form may come without a name and a phone number", () => {
  expect(schemaOf("newsletter", true)).toBe(newsletterSchema);
  for (const form of [undefined, "Newsletter", "Interest", true, {}]) {
    const schema = schemaOf(form, true);
    expect(schema.safeParse({ form, email: visitor.email }).success).toBe(false);
    expect(schema.safeParse({ form, ...visitor }).success).toBe(true);
  }
});

test("the register of interest needs a name, an e-mail address and the development", () => {
  const { name, email } = visitor;
  const interest = { form: "interest", name, email, about: "indus-residence-phase-2" };
  expect(parse(interest).data).toEqual({
    ...interest,
    phone: "",
    subject: "Register of interest",
  });
  expect(messagesOf({ ...interest, name: "", email: "" })).toEqual([
    "Please enter your name",
    "Please enter a valid email",
  ]);
  expect(parse({ ...interest, about: "indus-residence-phase-2.A-304" }).success).toBe(true);
});

test("a question about a home needs an e-mail address or a phone number, not both", () => {
  const { name, email, phone } = visitor;
  const question = {
    form: "home",
    name,
    about: "indus-residence.A-304",
    price: "AED 1,250,000",
    message: "Is the view open?",
  };
  const subject = "Question about a home";
  expect(parse({ ...question, email }).data).toEqual({ ...question, email, phone: "", subject });
  expect(parse({ ...question, phone, email: "" }).data).toEqual({
    ...question,
    phone,
    email: "",
    subject,
  });
  expect(messagesOf({ ...question, email: " ", phone: "" })).toEqual([
    "Please enter your email or your phone number",
  ]);
  expect(messagesOf({ ...question, phone: "12" })).toEqual(["Please enter a valid phone number"]);
});

test("an empty form says everything that is missing at once", () => {
  expect(messagesOf({ form: "other", name: "", email: "", message: " ", subject: "" })).toEqual([
    "Please enter your name",
    "Please enter your message",
    "Please choose a subject",
    "Please enter your email or your phone number",
  ]);
});

test.for([
  "",
  "indus-residence",
  "Indus-Residence.A-304",
  "indus-residence.a-304",
  "indus-residence.A-304 buy now",
  "../admin.A-304",
  `${"a".repeat(120)}.A-304`,
  5,
])("a question about %j is refused, because it is no home", (about) => {
  const question = { form: "home", name: "Omar Aziz", email: visitor.email, message: "Hello" };
  expect(messagesOf({ ...question, about })).toEqual(["Please check your input and try again."]);
});

test("each subject of the content may be chosen for another message, and no other", () => {
  const { name, email } = visitor;
  const message = { form: "other", name, email, message: "An interview" };
  for (const subject of lists.otherSubjects) {
    expect(parse({ ...message, subject }).data).toEqual({ ...message, subject, phone: "" });
  }
  expect(messagesOf({ ...message, subject: "Casino" })).toEqual(["Please choose a subject"]);
});
