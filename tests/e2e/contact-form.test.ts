import type { Page } from "@playwright/test";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { optionLists } from "#catalog/forms.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { delayScripts } from "#tests/e2e/support/delayed-scripts.ts";
import {
  respondToLeads,
  LEAD_REQUESTS,
  rememberRequests,
} from "#tests/e2e/support/lead-requests.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

const form = (page: Page) => page.getByRole("form", { name: "Inquiry" });
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" }).click();

const visitor = { name: "Omar Aziz", email: "omar@example.com", phone: "0092 300 1234567" };

async function fillEnquiry(page: Page) {
  for (const [name, value] of Object.entries(visitor)) await field(page, name).fill(value);
  await field(page, "propertyType").selectOption("1 Bed");
}

// One pattern: Playwright takes a second one for the options of the fixture.
test.use({ expectedConsole: [new RegExp(`${liveMapErrors.source}|status of 401`)] });

test("[2.078] [3.003] the form has five fields and offers three property types", async ({
  page,
}) => {
  await goto(page, "/contact");
  for (const name of ["name", "email", "phone", "propertyType", "message"]) {
    await expect(field(page, name)).toBeVisible();
  }
  await expect(field(page, "propertyType").locator('option:not([value=""])')).toHaveText([
    ...optionLists.propertyTypes,
  ]);
});

test("[5.010] [5.013] [5.014] the form says under each field what is missing", async ({ page }) => {
  const requests = await respondToLeads(page);
  await goto(page, "/contact");
  await send(page);
  const messages = {
    name: "Please enter your name",
    email: "Please enter a valid email",
    phone: "Please enter a valid phone number",
    propertyType: "Please select a property type",
  };
  for (const [name, message] of Object.entries(messages)) {
    await expect(field(page, name)).toHaveAccessibleDescription(message);
  }
  await expect(field(page, "message")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).toBeFocused();
  expect(requests).toHaveLength(0);
});

test("[4.016] editing a field clears its error and no other", async ({ page }) => {
  await goto(page, "/contact");
  await send(page);
  await field(page, "email").pressSequentially("o");
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "name")).toHaveAttribute("aria-invalid");
});

test("[4.017] [4.020] [8.015] a visitor writes to us", async ({ page }) => {
  await goto(page, "/contact");
  await fillEnquiry(page);
  await field(page, "message").fill("Is there a view?");
  const sent = page.waitForRequest(LEAD_REQUESTS);
  await send(page);

  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    ...visitor,
    subject: "1 Bed",
    message: "Is there a view?",
  });
  expect((await request.response())?.status()).toBe(200);
  await expect(form(page).getByText(successText("contact"))).toBeVisible();
  for (const name of ["name", "email", "phone", "propertyType", "message"]) {
    await expect(field(page, name)).toHaveValue("");
  }
});

test("[4.018] [8.013] the rate check comes after validation and before the send", async ({
  page,
}) => {
  const requests = await respondToLeads(page);
  await rememberRequests(page, "contact", 10);
  await goto(page, "/contact");
  await send(page);
  await expect(field(page, "name")).toHaveAttribute("aria-invalid");
  await expect(form(page)).not.toContainText(FAILURE_TEXTS.rateLimit);
  await fillEnquiry(page);
  await send(page);
  await expect(form(page).getByText(FAILURE_TEXTS.rateLimit)).toBeVisible();
  for (const [name, value] of Object.entries(visitor)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  expect(requests).toHaveLength(0);
});

test("[4.018] an invalid form does not count towards the limit", async ({ page }) => {
  const requests = await respondToLeads(page);
  await rememberRequests(page, "contact", 9);
  await goto(page, "/contact");
  await send(page);
  await expect(field(page, "name")).toHaveAttribute("aria-invalid");
  await fillEnquiry(page);
  await send(page);
  await expect(form(page).getByText(successText("contact"))).toBeVisible();
  expect(requests).toHaveLength(1);
});

test("[7.001] [8.018] no cookie is sent, and an error is shown and keeps the text", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "session", value: "secret", url: baseURL ?? "" }]);
  const requests = await respondToLeads(page, { status: 401 });
  await goto(page, "/contact");
  await fillEnquiry(page);
  await send(page);
  await expect(form(page).getByText(FAILURE_TEXTS.authentication)).toBeVisible();
  for (const [name, value] of Object.entries(visitor)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  const headers = await requests[0]?.allHeaders();
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).toHaveProperty("x-api-key");
});

test("[4.019] while sending the fields are disabled, and the focus stays", async ({ page }) => {
  const response = Promise.withResolvers<void>();
  await respondToLeads(page, { status: 401, after: response.promise });
  await goto(page, "/contact");
  await fillEnquiry(page);
  await field(page, "phone").press("Enter");
  for (const name of ["name", "propertyType", "message"]) {
    await expect(field(page, name)).toBeDisabled();
  }
  response.resolve();
  await expect(field(page, "name")).toBeEnabled();
  await expect(form(page).getByRole("button", { name: "Send Message" })).toBeFocused();
  await expect(field(page, "name")).toHaveValue(visitor.name);
});

test("text typed before hydration is kept", async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await field(page, "name").fill(visitor.name);
  await scripts.release();
  await waitForHydration(page);
  await send(page);
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "name")).toHaveValue(visitor.name);
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
});
