import { expect, test } from "vitest";
import { brokerRegistrationSchema } from "./broker-registration.ts";
import { agencyAnswers, individualAnswers } from "./test-brokers.ts";

const individual = { name: "Sara Malik", phone: "050", ...individualAnswers };
const agency = { registrationType: "agency", name: "Palm Brokers", ...agencyAnswers };

test("[3.006] a registration is an individual's unless it says otherwise", () => {
  expect(brokerRegistrationSchema.parse(individual)).toEqual({
    registrationType: "individual",
    ...individual,
  });
  expect(brokerRegistrationSchema.parse(agency).registrationType).toBe("agency");
  expect(brokerRegistrationSchema.safeParse({ ...individual, registrationType: "x" }).success).toBe(
    false,
  );
});

test("[3.006] the name is read from fullName or companyName too", () => {
  const { name, ...rest } = individual;
  expect(brokerRegistrationSchema.parse({ ...rest, fullName: name }).name).toBe(name);
  expect(brokerRegistrationSchema.parse({ ...rest, name: " ", companyName: "Palm" }).name).toBe(
    "Palm",
  );
});

test("[3.006] the phone is read from phoneNumber or officeNumber too", () => {
  const { phone, ...rest } = individual;
  expect(brokerRegistrationSchema.parse({ ...rest, phoneNumber: phone }).phone).toBe(phone);
  expect(brokerRegistrationSchema.parse(agency).phone).toBe(agency.officeNumber);
});

test("[3.006] the licence number falls back to reraNumber or rera", () => {
  const withRera = { ...individual, rera: "R-2" };
  expect(brokerRegistrationSchema.parse(withRera).licenseNumber).toBe("R-2");
  expect(brokerRegistrationSchema.parse({ ...withRera, reraNumber: "R-1" }).licenseNumber).toBe(
    "R-1",
  );
  expect(brokerRegistrationSchema.parse({ ...withRera, licenseNumber: "R-0" }).licenseNumber).toBe(
    "R-0",
  );
});

test("[3.006] the message is read from additionalMessage too", () => {
  const registration = { ...individual, additionalMessage: "Hello" };
  expect(brokerRegistrationSchema.parse(registration).message).toBe("Hello");
});

test("[5.028] [5.031] what a form requires, the server requires", () => {
  for (const field of ["name", "email", "phone", "whatsappNumber", "nationality", "experience"]) {
    expect(brokerRegistrationSchema.safeParse({ ...individual, [field]: "" }).success).toBe(false);
  }
  for (const field of Object.keys(agency).filter((name) => name !== "registrationType")) {
    expect(brokerRegistrationSchema.safeParse({ ...agency, [field]: "" }).success).toBe(false);
  }
});

test("[7.010] an agency's experience is a text, an individual's may be a JSON number", () => {
  const experienced = { ...agency, experience: "Agency Registration" };
  expect(brokerRegistrationSchema.parse(experienced).experience).toBe("Agency Registration");
  expect(brokerRegistrationSchema.parse({ ...individual, experience: 7 }).experience).toBe("7");
});

test("[3.006] fields of the other registration type are kept unchecked", () => {
  const both = { ...agency, nationality: "Fiji", languages: "Fijian", reraNumber: "R-1" };
  expect(brokerRegistrationSchema.parse(both)).toMatchObject({
    nationality: "Fiji",
    languages: "Fijian",
    licenseNumber: "R-1",
  });
  const settled = { ...individual, city: "Lahore", website: "sara.example.com", zipCode: "54000" };
  expect(brokerRegistrationSchema.parse(settled)).toMatchObject(settled);
});
