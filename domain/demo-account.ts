import * as z from "zod/mini";
import { emailField } from "./contact-details.ts";

/** [4.047] [6.003] The kinds of demo account; there are no real ones [1.009]. */
export const DEMO_EMAIL_ADDRESSES = ["user@example.com", "vendor@example.com", "admin@example.com"];

/** [2.110] The sign-in screen starts with these. */
export const DEMO_LOGIN = { email: "user@example.com", password: "demo-password" };

export const EMPTY_FIELD_TEXT = "Empty field is not allowed!";
// [4.050] [4.053] The same text for login and for a forgotten password, on purpose.
export const LOGIN_TEXT = "You successfully Login!";
export const REGISTERED_TEXT = "Registration Complete successfully!";

/** [6.002] [9.026] The demo's only check. */
export function isDemoUser(email: string): boolean {
  return email.startsWith("user");
}

export const demoEmail = emailField("Please enter a valid e-mail address");

export function requiredText(error: string) {
  return z.string(error).check(z.refine((text) => text.trim() !== "", error));
}

const password = requiredText("Please enter a password");

export const loginSchema = z.object({ email: demoEmail, password });

export const registerSchema = z
  .object({
    full_name: requiredText("Please enter your full name").check(
      z.regex(/^[\p{L}\p{M}\s]*$/u, "Please use letters only"),
    ),
    email: demoEmail,
    password,
    confirm_password: z.string(),
  })
  .check(
    z.refine((form) => form.confirm_password === form.password, {
      path: ["confirm_password"],
      error: "This is not the same password",
    }),
  );

export const forgotPasswordSchema = z.object({ email: demoEmail });
