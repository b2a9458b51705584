import { expect, test } from "vitest";
import { optionLists } from "#catalog/forms.ts";
import { type AgencyForm, agencySchemas, individualSchemas } from "#domain/broker.ts";
import { brokerRegistrationSchema } from "#domain/broker-registration.ts";
import { agencyPayload, individualPayload } from "./payload.ts";

const { form: agencyFormSchema } = agencySchemas(optionLists);
const { form: individualFormSchema } = individualSchemas(optionLists);

const agency: AgencyForm = agencyFormSchema.parse({
  companyName: "Palm Brokers",
  email: "office@example.com",
  relationshipManager: "",
  officeNumber: "04 100 0140",
  website: "",
  companyWhatsapp: "1",
  gmWhatsapp: "2",
  accountsContact: "3",
  operationalCountry: "Oman",
  address: "Marina Walk 1",
  city: "Dubai",
  state: "",
  zipCode: "",
  country: "UAE",
});

const individual = individualFormSchema.parse({
  fullName: "Sara Malik",
  email: "sara@example.com",
  phoneNumber: "050",
  whatsappNumber: "051",
  dateOfBirth: "",
  nationality: "Pakistan",
  gender: "",
  experience: "7",
  specialization: "",
  languages: "",
  currentCompany: "",
  reraNumber: "",
});

test("[7.008] an agency's payload has all seventeen fields", () => {
  const filledAgency = agencyFormSchema.parse({
    ...agency,
    relationshipManager: "manager2",
    website: "https://palm.example.com",
    state: "Dubai Emirate",
    zipCode: "00000",
  });
  expect(agencyPayload(filledAgency, {})).toEqual({
    name: "Palm Brokers",
    email: "office@example.com",
    phone: "04 100 0140",
    registrationType: "agency",
    company: "Palm Brokers",
    relationshipManager: "manager2",
    officeNumber: "04 100 0140",
    website: "https://palm.example.com",
    companyWhatsapp: "1",
    gmWhatsapp: "2",
    accountsContact: "3",
    operationalCountry: "Oman",
    address: "Marina Walk 1",
    city: "Dubai",
    state: "Dubai Emirate",
    zipCode: "00000",
    country: "UAE",
    // Other tests check [7.009] to [7.011], whose values this one leaves open.
    licenseNumber: expect.any(String),
    experience: expect.any(String),
    message: expect.any(String),
  });
});

test("[7.008] [7.006] an agency's payload names company and office number twice and leaves out what is empty", () => {
  expect(agencyPayload(agency, {})).toEqual({
    name: "Palm Brokers",
    email: "office@example.com",
    phone: "04 100 0140",
    registrationType: "agency",
    company: "Palm Brokers",
    officeNumber: "04 100 0140",
    companyWhatsapp: "1",
    gmWhatsapp: "2",
    accountsContact: "3",
    operationalCountry: "Oman",
    address: "Marina Walk 1",
    city: "Dubai",
    country: "UAE",
    licenseNumber: expect.any(String),
    experience: expect.any(String),
    message: expect.any(String),
  });
});

test("[7.009] the licence number is the RERA file's name, or 'Pending'", () => {
  const rera = new File(["x"], "rera-2026.pdf");
  expect(agencyPayload(agency, { rera }).licenseNumber).toBe("rera-2026.pdf");
  expect(agencyPayload(agency, {}).licenseNumber).toBe("Pending");
});

test("[7.010] an agency's experience is a fixed text", () => {
  expect(agencyPayload(agency, {}).experience).toBe("Agency Registration");
});

test("[7.011] an agency's message combines website, country and manager, with fallbacks", () => {
  expect(agencyPayload(agency, {}).message).toBe(
    "Website: Not provided\nOperational Country: Oman\nRelationship Manager: Not assigned",
  );
  const full: AgencyForm = { ...agency, website: "palm.example", relationshipManager: "manager2" };
  expect(agencyPayload(full, {}).message).toBe(
    "Website: palm.example\nOperational Country: Oman\nRelationship Manager: manager2",
  );
});

test("[7.013] [7.014] [7.017] an individual's empty fields are left out or replaced", () => {
  expect(individualPayload(individual)).toEqual({
    name: "Sara Malik",
    email: "sara@example.com",
    phone: "050",
    registrationType: "individual",
    whatsappNumber: "051",
    nationality: "Pakistan",
    experience: "7",
    company: "Individual Agent",
    address: "Pakistan, Not specified",
    message: "Specialization: Not specified\nLanguages: Not specified",
  });
});

const filledIndividual = individualFormSchema.parse({
  ...individual,
  dateOfBirth: "1990-04-01",
  gender: "Female",
  specialization: "Off-Plan",
  languages: "Urdu, English",
  currentCompany: "Palm Brokers",
  reraNumber: "R-1",
});

test("[7.013] [7.014] [7.015] an individual's payload has every field, the company and the licence", () => {
  expect(individualPayload(filledIndividual)).toMatchObject({
    dateOfBirth: "1990-04-01",
    gender: "Female",
    specialization: "Off-Plan",
    languages: "Urdu, English",
    currentCompany: "Palm Brokers",
    reraNumber: "R-1",
    company: "Palm Brokers",
    licenseNumber: "R-1",
  });
});

test("[7.016] [7.017] an individual's fields are joined into address and message", () => {
  expect(individualPayload(filledIndividual)).toMatchObject({
    address: "Pakistan, Female",
    message: "Specialization: Off-Plan\nLanguages: Urdu, English",
  });
});

test("[7.016] a missing nationality or gender is 'Not specified' in the address", () => {
  const addressOf = (changes: object) => individualPayload({ ...individual, ...changes }).address;
  expect(addressOf({ nationality: "", gender: "Female" })).toBe("Not specified, Female");
  expect(addressOf({ nationality: "", gender: "" })).toBe("Not specified, Not specified");
});

test("[7.007] the server's schema accepts the payloads of both forms", () => {
  expect(
    brokerRegistrationSchema(optionLists).parse(agencyPayload(agency, {})).registrationType,
  ).toBe("agency");
  expect(brokerRegistrationSchema(optionLists).parse(individualPayload(individual)).name).toBe(
    "Sara Malik",
  );
});
