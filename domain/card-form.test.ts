import { expect, test } from "vitest";
import {
  CARD_BRANDS,
  cardFormSchema,
  COUNTRY_LABEL,
  DEFAULT_PAYMENT_METHOD,
  NO_SUCH_USER_ALERT,
  PLACEHOLDER_COUNTRIES,
  PAYMENT_METHODS,
  SAMPLE_CARD,
} from "./card-form.ts";
import { isDemoUser } from "./demo-account.ts";
import { checkForm } from "./form-check.ts";

test("[3.036] the sample card is complete, valid, and of a demo user", () => {
  expect(checkForm(cardFormSchema, SAMPLE_CARD).errors).toBeNull();
  expect(isDemoUser(SAMPLE_CARD.email)).toBe(true);
});

test.each(Object.keys(SAMPLE_CARD))("[5.025] %s may not be empty", (field) => {
  const { errors } = checkForm(cardFormSchema, { ...SAMPLE_CARD, [field]: " " });
  expect(Object.keys(errors ?? {})).toEqual([field]);
});

test("[5.025] the e-mail address must be valid, and numbers are made of digits", () => {
  const { errors } = checkForm(cardFormSchema, {
    ...SAMPLE_CARD,
    email: "user",
    card_number: "4242x",
    cvv: "abc",
  });
  expect(Object.keys(errors ?? {})).toEqual(["email", "card_number", "cvv"]);
});

test("[2.101] [2.102] [2.103] labels and values of the payment methods are swapped", () => {
  expect(PAYMENT_METHODS).toEqual([
    { value: "cash", label: "Payment By Card" },
    { value: "card", label: "Cash On delivery" },
  ]);
});

test("[9.020] the default payment method is 'cash'", () => {
  expect(DEFAULT_PAYMENT_METHOD).toBe("cash");
});

test("[9.020] there are four card brands", () => {
  expect(CARD_BRANDS).toEqual(["visa", "mastercard", "skrill", "paypal"]);
});

test("[2.104] the country selector keeps its placeholders", () => {
  expect(COUNTRY_LABEL).toBe("Age");
  expect(PLACEHOLDER_COUNTRIES.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "10 Ten",
    "20 Twenty",
    "30 Thirty",
  ]);
});

test("[4.047] [6.003] the alert names the three demo e-mail addresses", () => {
  expect(NO_SUCH_USER_ALERT).toBe(
    "user not existed! credential is : user@example.com | vendor@example.com | admin@example.com",
  );
});
