import { expect, test } from "vitest";
import { brokerRegistrationSchema } from "./broker-registration.ts";
import { testLists } from "./test-forms.ts";
import { agencyValues, individualValues } from "./test-brokers.ts";

const schema = brokerRegistrationSchema(testLists);

const individual = { name: "Sara Malik", phone: "050", ...individualValues };
const agency = { registrationType: "agency", name: "Palm Brokers", ...agencyValues };

test("[3.006] a registration is an individual's unless it says otherwise", () => {
  expect(schema.parse(individual)).toEqual({
    registrationType: "individual",
    ...individual,
  });
  expect(schema.parse(agency).registrationType).toBe("agency");
  expect(schema.safeParse({ ...individual, registrationType: "x" }).success).toBe(false);
});

test("[3.006] the name is read from fullName or companyName too", () => {
  const { name, ...rest } = individual;
  expect(schema.parse({ ...rest, fullName: name }).name).toBe(name);
  expect(schema.parse({ ...rest, name: " ", companyName: "Palm" }).name).toBe("Palm");
});

test("[3.006] the phone is read from phoneNumber or officeNumber too", () => {
  const { phone, ...rest } = individual;
  expect(schema.parse({ ...rest, phoneNumber: phone }).phone).toBe(phone);
  expect(schema.parse(agency).phone).toBe(agency.officeNumber);
});

test("[3.006] the licence number falls back to reraNumber or rera", () => {
  const withRera = { ...individual, rera: "R-2" };
  expect(schema.parse(withRera).licenseNumber).toBe("R-2");
  expect(schema.parse({ ...withRera, reraNumber: "R-1" }).licenseNumber).toBe("R-1");
  expect(schema.parse({ ...withRera, licenseNumber: "R-0" }).licenseNumber).toBe("R-0");
});

test("[3.006] the message is read from additionalMessage too", () => {
  const registration = { ...individual, additionalMessage: "Hello" };
  expect(schema.parse(registration).message).toBe("Hello");
});

test("[5.028] [5.031] what a form requires, the server requires", () => {
  for (const field of ["name", "email", "phone", "whatsappNumber", "nationality", "experience"]) {
    expect(schema.safeParse({ ...individual, [field]: "" }).success).toBe(false);
  }
  for (const field of Object.keys(agency).filter((name) => name !== "registrationType")) {
    expect(schema.safeParse({ ...agency, [field]: "" }).success).toBe(false);
  }
});

test("[7.010] an agency's experience is a text, an individual's may be a JSON number", () => {
  const experienced = { ...agency, experience: "Agency Registration" };
  expect(schema.parse(experienced).experience).toBe("Agency Registration");
  expect(schema.parse({ ...individual, experience: 7 }).experience).toBe("7");
});

test("[3.006] fields of the other registration type are kept unchecked", () => {
  const both = { ...agency, nationality: "Fiji", languages: "Fijian", reraNumber: "R-1" };
  expect(schema.parse(both)).toMatchObject({
    nationality: "Fiji",
    languages: "Fijian",
    licenseNumber: "R-1",
  });
  const settled = { ...individual, city: "Lahore", website: "sara.example.com", zipCode: "54000" };
  expect(schema.parse(settled)).toMatchObject(settled);
});
