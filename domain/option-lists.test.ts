import { expect, test } from "vitest";
import {
  COUNTRIES,
  GENDERS,
  NATIONALITIES,
  PROPERTY_INTERESTS,
  PROPERTY_TYPES,
  RELATIONSHIP_MANAGERS,
  SPECIALIZATIONS,
} from "./option-lists.ts";

test("[3.012] there are three relationship managers", () => {
  expect(RELATIONSHIP_MANAGERS).toEqual(["manager1", "manager2", "manager3"]);
});

test("[3.013] agencies work in six countries of the Gulf", () => {
  expect(COUNTRIES).toEqual(["UAE", "Saudi Arabia", "Qatar", "Oman", "Kuwait", "Bahrain"]);
});

test("[3.014] nationalities end with Other", () => {
  expect(NATIONALITIES).toEqual(["UAE", "India", "Pakistan", "UK", "USA", "Other"]);
});

test("[3.015] there are three genders", () => {
  expect(GENDERS).toEqual(["Male", "Female", "Other"]);
});

test("[3.016] specializations end with All", () => {
  expect(SPECIALIZATIONS).toEqual(["Residential", "Commercial", "Luxury", "Off-Plan", "All"]);
});

test("[3.017] a meeting is about one of three interests", () => {
  expect(PROPERTY_INTERESTS).toEqual([
    "Buy a Property",
    "General Inquiry",
    "Investment Consultation",
  ]);
});

test("[2.078] the contact page offers three property types", () => {
  expect(PROPERTY_TYPES).toEqual(["Studio", "1 Bed", "2 Bed"]);
});
