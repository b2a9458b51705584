import * as z from "zod/mini";
import { DEMO_EMAIL_ADDRESSES, DEMO_LOGIN, demoEmail, requiredText } from "./demo-account.ts";

/** The specification fixes the brands [2.101] [9.020]. */
export const CARD_BRANDS = ["visa", "mastercard", "skrill", "paypal"] as const;

// [2.103] Value and label are swapped on purpose: 'cash' asks for a card, 'card' is paid in cash.
export const PAYMENT_METHODS = [
  { value: "cash", label: "Payment By Card" },
  { value: "card", label: "Cash On delivery" },
] as const;

export const DEFAULT_PAYMENT_METHOD = "cash";

/** [2.104] A placeholder list and its label, kept on purpose. */
export const COUNTRY_LABEL = "Age";
export const PLACEHOLDER_COUNTRIES = [
  { value: "10", label: "Ten" },
  { value: "20", label: "Twenty" },
  { value: "30", label: "Thirty" },
];

/** [3.036] [5.025] Every field is checked; [5.026] lengths are not. */
export const cardFormSchema = z.object({
  email: demoEmail,
  password: requiredText("Please enter a password"),
  card_holder: requiredText("Please enter the card holder's name"),
  card_number: requiredText("Please enter the card number").check(
    z.regex(/^[\d\s]*$/, "Please use digits only"),
  ),
  cvv: requiredText("Please enter the CVV").check(z.regex(/^[\d\s]*$/, "Please use digits only")),
  expire_date: requiredText("Please enter the expiry date"),
});

/** [3.036] The initial values; the card number is the usual test number. */
export const SAMPLE_CARD: z.infer<typeof cardFormSchema> = {
  ...DEMO_LOGIN,
  card_holder: "Sample Customer",
  card_number: "4242 4242 4242 4242",
  cvv: "123",
  expire_date: "2030-12-31",
};

export const ORDER_RECEIVED_TEXT = "Order Recived sucessfully!"; // [4.046] spelled as it is
export const NO_SUCH_USER_TEXT = "user not existed!";
export const NO_SUCH_USER_ALERT = `user not existed! credential is : ${DEMO_EMAIL_ADDRESSES.join(" | ")}`;
