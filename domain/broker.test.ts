import { expect, test } from "vitest";
import { agencySchemas, individualSchemas } from "./broker.ts";
import { testLists } from "./test-forms.ts";
import { agencyValues, individualValues } from "./test-brokers.ts";

const { form: agencyFormSchema } = agencySchemas(testLists);
const { form: individualFormSchema } = individualSchemas(testLists);

const agency = { companyName: "Palm Brokers", ...agencyValues };
const individual = { fullName: "Sara Malik", phoneNumber: "050", ...individualValues };

function invalidFields(
  schema: typeof agencyFormSchema | typeof individualFormSchema,
  form: object,
) {
  const result = schema.safeParse(form);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join("."));
}

test("[3.008] [5.028] an agency fills ten fields and may fill four more", () => {
  expect(invalidFields(agencyFormSchema, agency)).toEqual([]);
  const optional = {
    relationshipManager: "manager2",
    website: "x.example",
    state: "",
    zipCode: "",
  };
  expect(agencyFormSchema.parse({ ...agency, ...optional })).toEqual({ ...agency, ...optional });
});

test.for(Object.keys(agency))("[5.028] an agency cannot leave out %s", (field) => {
  expect(invalidFields(agencyFormSchema, { ...agency, [field]: "" })).toEqual([field]);
  expect(invalidFields(agencyFormSchema, { ...agency, [field]: undefined })).toEqual([field]);
});

test("[5.028] an agency's e-mail must be valid, its numbers must not be empty", () => {
  expect(invalidFields(agencyFormSchema, { ...agency, email: "office" })).toEqual(["email"]);
  expect(invalidFields(agencyFormSchema, { ...agency, officeNumber: "ask Ali" })).toEqual([]);
});

test("[3.010] [5.031] an individual fills six fields and may fill six more", () => {
  expect(invalidFields(individualFormSchema, individual)).toEqual([]);
  const optional = {
    dateOfBirth: "1990-04-01",
    gender: "Female",
    specialization: "Off-Plan",
    languages: "Urdu, English",
    currentCompany: "",
    reraNumber: "",
  };
  expect(individualFormSchema.parse({ ...individual, ...optional })).toEqual({
    ...individual,
    ...optional,
  });
});

test.for(Object.keys(individual))("[5.031] an individual cannot leave out %s", (field) => {
  expect(invalidFields(individualFormSchema, { ...individual, [field]: "" })).toEqual([field]);
});

test("[3.010] experience is a number of years", () => {
  for (const experience of ["0", "80"]) {
    expect(invalidFields(individualFormSchema, { ...individual, experience })).toEqual([]);
  }
  for (const experience of ["many", "-1", "81"]) {
    expect(invalidFields(individualFormSchema, { ...individual, experience })).toEqual([
      "experience",
    ]);
  }
});

test("[3.010] the date of birth is a day of the calendar, or left empty", () => {
  const invalid = (dateOfBirth: string) =>
    invalidFields(individualFormSchema, { ...individual, dateOfBirth });
  expect(invalid("")).toEqual([]);
  expect(invalid("1990-02-30")).toEqual(["dateOfBirth"]);
});

test("[3.012]-[3.016] a choice is one of its options", () => {
  expect(invalidFields(agencyFormSchema, { ...agency, country: "France" })).toEqual(["country"]);
  expect(invalidFields(agencyFormSchema, { ...agency, relationshipManager: "manager4" })).toEqual([
    "relationshipManager",
  ]);
  const choices = { nationality: "None", gender: "None", specialization: "None" };
  expect(invalidFields(individualFormSchema, { ...individual, ...choices }).toSorted()).toEqual([
    "gender",
    "nationality",
    "specialization",
  ]);
});
