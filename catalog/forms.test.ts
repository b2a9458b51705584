import { expect, test } from "vitest";
import { documentLabels, optionLists } from "./forms.ts";

test("[3.012] there are three relationship managers", () => {
  expect(Object.keys(optionLists.relationshipManagers)).toEqual([
    "manager1",
    "manager2",
    "manager3",
  ]);
});

test("[3.013] agencies work in six countries of the Gulf", () => {
  expect(optionLists.countries).toEqual([
    "UAE",
    "Saudi Arabia",
    "Qatar",
    "Oman",
    "Kuwait",
    "Bahrain",
  ]);
});

test("[3.014] nationalities end with Other", () => {
  expect(optionLists.nationalities).toEqual(["UAE", "India", "Pakistan", "UK", "USA", "Other"]);
});

test("[3.015] there are three genders", () => {
  expect(optionLists.genders).toEqual(["Male", "Female", "Other"]);
});

test("[3.016] specializations end with All", () => {
  expect(optionLists.specializations).toEqual([
    "Residential",
    "Commercial",
    "Luxury",
    "Off-Plan",
    "All",
  ]);
});

test("[3.017] a meeting is about one of three interests", () => {
  expect(optionLists.propertyInterests).toEqual([
    "Buy a Property",
    "General Inquiry",
    "Investment Consultation",
  ]);
});

test("[2.078] the contact page offers three property types", () => {
  expect(optionLists.propertyTypes).toEqual(["Studio", "1 Bed", "2 Bed"]);
});

test("[3.004] the form of project and service pages offers three subjects", () => {
  expect(optionLists.pageFormSubjects).toEqual([
    "Furniture",
    "Complete Interior",
    "Exterior Design",
  ]);
});

test("[5.030] [5.032] the names of the required documents are those of the specification", () => {
  const { tradeLicense, rera, passport, resume } = documentLabels;
  expect([tradeLicense, rera, passport]).toEqual(["Trade License", "RERA Certificate", "Passport"]);
  expect(resume).toBe("Resume/CV");
});
