import type { Page } from "@playwright/test";
import { attributesOf } from "#tests/e2e/support/attributes.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";
import { toast } from "#tests/e2e/support/shop-visitor.ts";

const empty = "Empty field is not allowed!";

function field(page: Page, name: string) {
  return page.getByRole("main").getByLabel(name, { exact: true });
}

function press(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name }).click();
}

test("[2.108] [2.109] [2.110] the sign-in form is filled in", async ({ page }) => {
  await goto(page, "/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
  await expect(page.getByText("Sign in to your account")).toBeVisible();
  await expect(field(page, "E-mail")).toHaveValue("user@example.com");
  // Closed panels must not have another field of this name.
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveCount(1);
  await expect(page.locator("[name=email]")).toHaveCount(1);
  await expect(field(page, "Password")).toHaveValue(/./);
});

test("[2.111] [3.037] the sign-in form has a Remember Me box and links to the password reset", async ({
  page,
}) => {
  await goto(page, "/login");
  await expect(field(page, "E-mail")).toHaveAttribute("name", "email");
  await expect(field(page, "Password")).toHaveAttribute("name", "password");
  await expect(page.getByRole("checkbox", { name: "Remember Me" })).toHaveAttribute(
    "name",
    "remember",
  );
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("[4.050] [4.051] [6.002] an e-mail that starts with 'user' goes home", async ({ page }) => {
  const requests = watchRequests(page);
  await goto(page, "/login");
  await press(page, "Login");
  await expect(toast(page, "You successfully Login!")).toHaveAttribute("class", /success/);
  await expect(page).toHaveURL("/home");
  expect(requests).toEqual([]);
});

test("[4.049] [4.050] any other account clears the fields without a message", async ({ page }) => {
  await goto(page, "/login");
  await field(page, "E-mail").fill("vendor@example.com");
  await page.getByRole("checkbox", { name: "Remember Me" }).check();
  await press(page, "Login");
  for (const name of ["E-mail", "Password"]) await expect(field(page, name)).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: "Remember Me" })).not.toBeChecked();
  await expect(page).toHaveURL("/login");
  // A toast about the first submit would be shown before this one.
  await press(page, "Login");
  await expect(toast(page, empty)).toBeVisible();
  await expect(page.locator(".Toastify__toast")).toHaveCount(1);
});

test("[5.020] an invalid sign-in says which field is wrong", async ({ page }) => {
  await goto(page, "/login");
  await field(page, "E-mail").fill("user");
  await press(page, "Login");
  await expect(toast(page, empty)).toHaveAttribute("class", /error/);
  await expect(field(page, "E-mail")).toHaveAccessibleDescription(
    "Please enter a valid e-mail address",
  );
});

test("[2.112] [2.113] [2.114] the registration form has four labelled fields", async ({ page }) => {
  await goto(page, "/register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signup");
  for (const label of ["Full Name", "E-mail", "Password", "Confirm Password"]) {
    await expect(field(page, label)).toBeVisible();
  }
  await expect(field(page, "Confirm Password")).toHaveAccessibleDescription(
    "Type the password again.",
  );
});

test("[3.038] the registration form's controls have the names of the specification", async ({
  page,
}) => {
  await goto(page, "/register");
  const fields = page.getByRole("form", { name: "Signup" }).locator("input");
  await expect
    .poll(() => attributesOf(fields, "name"))
    .toEqual(["full_name", "email", "password", "confirm_password"]);
});

test("[2.115] [2.116] the registration page's social buttons do nothing, and a link returns to sign-in", async ({
  page,
}) => {
  await goto(page, "/register");
  const buttons = page.getByRole("main").getByRole("button");
  await expect(buttons).toHaveText(["Sign Up", "", "", ""]);
  const requests = watchRequests(page);
  for (const network of ["Facebook", "Instagram", "WhatsApp"]) await press(page, network);
  await expect(page).toHaveURL("/register");
  await page.getByRole("link", { name: "Return to Sign In" }).click();
  await expect(page).toHaveURL("/login");
  expect(requests).toEqual([]);
});

async function register(page: Page, again: string) {
  await goto(page, "/register");
  await field(page, "Full Name").fill("Sana Iqbal");
  await field(page, "E-mail").fill("sana@example.com");
  await page.locator("[name=password]").pressSequentially("secret");
  await page.locator("[name=confirm_password]").pressSequentially(again);
  await press(page, "Sign Up");
}

test("[5.022] [4.052] the confirmation shows the password, and a matching one registers", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await goto(page, "/register");
  await page.locator("[name=password]").fill("secret");
  await expect(page.locator("[name=confirm_password]")).toHaveValue("secret");
  await register(page, "secret");
  await expect(toast(page, "Registration Complete successfully!")).toHaveAttribute(
    "class",
    /success/,
  );
  await expect(page).toHaveURL("/login");
  expect(requests).toEqual([]);
});

test("[5.021] [5.022] [5.023] a different or empty confirmation does not register", async ({
  page,
}) => {
  await register(page, "sacred");
  const confirmation = page.locator("[name=confirm_password]");
  await expect(confirmation).toHaveValue("secret");
  await expect(toast(page, empty)).toHaveAttribute("class", /error/);
  await expect(confirmation).toHaveAttribute("aria-invalid");
  await expect(page).toHaveURL("/register");

  // Replaces the whole value, as a password manager does.
  await confirmation.fill("secret");
  await press(page, "Sign Up");
  await expect(page).toHaveURL("/login");
});

test("[2.117] [5.024] [4.053] a forgotten password shows the message of a login", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await goto(page, "/forgot-password");
  await expect(page.getByRole("link", { name: "Return to Sign In" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveText([
    "Resend Password",
    "",
    "",
    "",
  ]);
  await press(page, "Resend Password");
  await expect(field(page, "E-mail")).toHaveAttribute("aria-invalid");
  await field(page, "E-mail").fill("sana@example.com");
  await press(page, "Resend Password");
  await expect(toast(page, "You successfully Login!")).toHaveAttribute("class", /success/);
  await expect(page).toHaveURL("/login");
  expect(requests).toEqual([]);
});

test("[1.009] signing up and signing in leave no account behind", async ({ page, context }) => {
  const requests = watchRequests(page);
  await goto(page, "/register");
  await field(page, "Full Name").fill("User Sana");
  await field(page, "E-mail").fill("user.sana@example.com");
  await field(page, "Password").fill("Secret-123");
  await field(page, "Confirm Password").fill("Secret-123");
  await press(page, "Sign Up");
  await expect(page).toHaveURL("/login");
  // Another password than the one of the registration.
  await field(page, "E-mail").fill("user.sana@example.com");
  await field(page, "Password").fill("Other-456");
  await press(page, "Login");
  await expect(page).toHaveURL("/home");

  expect(requests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/sana|Secret-123|Other-456/i);
  await goto(page, "/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In");
  for (const path of ["/api/login", "/api/register", "/api/account"]) {
    expect((await page.request.post(path, { data: {} })).status()).toBe(404);
  }
});

test("[1.009] [6.001] every shop page is open without signing in", async ({ page }) => {
  for (const [path, heading] of [
    ["/cart", "Cart"],
    ["/checkout", "Checkout"],
    ["/order_received", "Thank You For Your Order!"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("[6.004] the Login link leads to the CRM on another site", async ({ page }) => {
  await page.goto("/login");
  const link = page.getByRole("banner").getByRole("link", { name: "Login CRM" });
  await expect(link).toHaveAttribute("target", "_blank");
  expect(new URL((await link.getAttribute("href")) ?? "", page.url()).host).not.toBe(
    new URL(page.url()).host,
  );
});
