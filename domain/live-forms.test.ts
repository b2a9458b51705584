import { expect, test } from "vitest";
import { isPagePath, newsletterSchema, pageFormSchema, pageEnquirySchema } from "./live-forms.ts";
import { testLists } from "./test-forms.ts";
import { dubaiOffice as office } from "./test-office.ts";

const visitor = { name: "Omar Aziz", email: "omar@example.com", phone: "+92 300 1234567" };

test("an empty page form is refused in the words of the contact form", () => {
  const result = pageFormSchema(testLists, office).safeParse({
    name: "",
    email: "",
    phone: "",
    subject: "",
  });
  expect(result.error?.issues.map(({ message }) => message).toSorted()).toEqual([
    "Please enter a valid email",
    "Please enter a valid phone number",
    "Please enter your name",
    "Please enter your subject",
  ]);
});

test("an enquiry of a page keeps its date and the page; all three may be missing", () => {
  const enquiry = {
    ...visitor,
    subject: "Furniture",
    events: "A move in June",
    page: "/project-single/3",
    pageTitle: "Warsan Tower",
  };
  expect(pageEnquirySchema(testLists, office).parse(enquiry)).toEqual(enquiry);
  expect(
    pageEnquirySchema(testLists, office).parse({ ...visitor, propertyType: "Studio" }),
  ).toEqual({
    ...visitor,
    subject: "Studio",
  });
});

test.for([
  ["/", true],
  ["/project-single/3", true],
  ["/caf%C3%A9", true],
  ["project-single/3", false],
  ["//evil.example", false],
  ["https://evil.example/", false],
  ["/search?q=1", false],
  ["/<script>", false],
  [`/${"a".repeat(200)}`, false],
] as const)("%s is a path of our own: %s", ([path, expected]) => {
  expect(isPagePath(path)).toBe(expected);
  expect(pageEnquirySchema(testLists, office).safeParse({ ...visitor, page: path }).success).toBe(
    expected,
  );
});

test("a sign-up for the newsletter needs an e-mail address and nothing else", () => {
  expect(newsletterSchema.parse({ form: "newsletter", email: " omar@example.com " })).toEqual({
    form: "newsletter",
    email: "omar@example.com",
    name: "",
    phone: "",
    subject: "Newsletter",
  });
  const result = newsletterSchema.safeParse({ form: "newsletter", email: "omar" });
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    "Please enter a valid email",
  ]);
});
