import { expect, test } from "vitest";
import {
  DEMO_LOGIN,
  forgotPasswordSchema,
  isDemoUser,
  loginSchema,
  registerSchema,
} from "./demo-account.ts";
import { checkForm } from "./form-check.ts";

const registration = {
  full_name: "Sana Iqbal",
  email: "sana@example.com",
  password: "secret",
  confirm_password: "secret",
};

function wrongFields(schema: Parameters<typeof checkForm>[0], fields: object) {
  return Object.keys(checkForm(schema, fields).errors ?? {});
}

test("[6.002] [9.026] only an e-mail that starts with 'user' passes", () => {
  expect(["user@example.com", "user2@x.example"].every(isDemoUser)).toBe(true);
  expect(["vendor@example.com", "auser@example.com", ""].some(isDemoUser)).toBe(false);
});

test("[5.020] login asks for a valid e-mail and a password", () => {
  expect(wrongFields(loginSchema, DEMO_LOGIN)).toEqual([]);
  expect(wrongFields(loginSchema, { email: "user", password: "" })).toEqual(["email", "password"]);
});

test("[5.021] registration asks for a name of letters, an e-mail and a password", () => {
  expect(wrongFields(registerSchema, registration)).toEqual([]);
  expect(wrongFields(registerSchema, { ...registration, full_name: "Zoë Müller" })).toEqual([]);
  expect(wrongFields(registerSchema, { ...registration, full_name: "R2 D2" })).toEqual([
    "full_name",
  ]);
  const empty = { full_name: "", email: "", password: "", confirm_password: "" };
  expect(wrongFields(registerSchema, empty)).toEqual(["full_name", "email", "password"]);
});

test("[5.021] the confirmation must equal the password, also with other errors", () => {
  const other = { ...registration, confirm_password: "Secret" };
  expect(wrongFields(registerSchema, other)).toEqual(["confirm_password"]);
  expect(wrongFields(registerSchema, { ...other, email: "" })).toEqual([
    "email",
    "confirm_password",
  ]);
});

test("[5.024] a forgotten password asks for a valid e-mail", () => {
  expect(wrongFields(forgotPasswordSchema, { email: "sana@example.com" })).toEqual([]);
  expect(wrongFields(forgotPasswordSchema, { email: "sana@" })).toEqual(["email"]);
});
