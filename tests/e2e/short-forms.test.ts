import { company } from "#catalog/company.ts";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog, openHome } from "#tests/e2e/support/home-dialog.ts";
import { LEAD_REQUESTS, respondToLeads } from "#tests/e2e/support/lead-requests.ts";

const home = availableHome;
const REFERENCE = { "X-Lead-Reference": "C-3F9A02C1" };

test.describe("the register of interest", () => {
  test.use({ expectedConsole: [liveMapErrors] });

  test("a name and an e-mail address are enough, and the visitor is told of the day of release", async ({
    page,
  }) => {
    await goto(page, "/homes/indus-residence-phase-2");
    await page.getByRole("button", { name: "Register your interest" }).click();
    const popup = page.getByRole("dialog", { name: "Register your interest" });
    await expect(popup.getByRole("textbox")).toHaveCount(2);
    await expect(popup.getByRole("combobox")).toHaveCount(0);
    await popup.getByLabel("Name").fill("Zara Ahmed");
    await popup.getByLabel("Email").fill("zara@example.com");
    const sent = page.waitForRequest(LEAD_REQUESTS);
    await popup.getByRole("button", { name: "Register your interest" }).click();
    const request = await sent;
    expect(request.postDataJSON()).toEqual({
      form: "interest",
      name: "Zara Ahmed",
      email: "zara@example.com",
      about: "indus-residence-phase-2",
    });
    expect((await request.response())?.status()).toBe(200);
    await expect(popup.locator("form [aria-live]").last()).toHaveText(
      /^You are on the list\. We will write to you on the day of the release\. Your reference is C-[\dA-F]{8}\.$/,
    );
    await expect(popup.getByLabel("Name")).toHaveValue("");
  });
});

test("a visitor asks about a home by phone number alone, with home and price attached", async ({
  page,
}) => {
  const requests = await respondToLeads(page, { headers: REFERENCE });
  await openHome(page);
  const price = await homeDialog(page)
    .getByText(/^AED [\d,]+$/)
    .first()
    .innerText();
  await homeDialog(page).getByRole("button", { name: "Ask about this home" }).click();
  const popup = page.getByRole("dialog", { name: "Ask about this home" });
  await expect(popup).toContainText(`${home.number}, ${home.title}, ${price}`);
  await popup.getByRole("button", { name: "Send Message" }).click();
  for (const error of [
    "Please enter your name",
    "Please enter your email or your phone number",
    "Please enter your message",
  ]) {
    await expect(popup.getByText(error)).toBeVisible();
  }
  expect(requests).toHaveLength(0);
  await popup.getByLabel("Name").fill("Bilal Raza");
  await popup.getByLabel("Phone").fill("+92 300 7654321");
  await popup.getByLabel("Message").fill("Is the view open?");
  await popup.getByRole("button", { name: "Send Message" }).click();
  await expect(popup.getByText(successText("contact"))).toHaveText(
    `${successText("contact")} Your reference is C-3F9A02C1.`,
  );
  expect(requests[0]?.postDataJSON()).toEqual({
    form: "home",
    name: "Bilal Raza",
    email: "",
    phone: "+92 300 7654321",
    message: "Is the view open?",
    about: `indus-residence.${home.number}`,
    price,
  });
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(homeDialog(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the receipt of a question comes into view under the button", async ({ page }) => {
    await respondToLeads(page, { headers: REFERENCE });
    await openHome(page);
    await homeDialog(page).getByRole("button", { name: "Ask about this home" }).click();
    const popup = page.getByRole("dialog", { name: "Ask about this home" });
    await popup.getByLabel("Name").fill("Bilal Raza");
    await popup.getByLabel("Phone").fill("+92 300 7654321");
    await popup.getByLabel("Message").fill("Is the view open?");
    await popup.getByRole("button", { name: "Send Message" }).click();
    await expect(popup.getByText("Your reference is C-3F9A02C1.")).toBeInViewport({ ratio: 1 });
  });
});

test("a question is kept when its popup is closed, and belongs to its home", async ({ page }) => {
  await openHome(page);
  const ask = homeDialog(page).getByRole("button", { name: "Ask about this home" });
  const popup = page.getByRole("dialog", { name: "Ask about this home" });
  await ask.click();
  await popup.getByLabel("Message").fill("Is the view open?");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await ask.click();
  await expect(popup.getByLabel("Message")).toHaveValue("Is the view open?");
});

test("everybody who does not look for a home finds a form of their own", async ({ page }) => {
  await goto(page, "/contact");
  await page.getByRole("link", { name: "Press, careers, something else" }).click();
  await expect(page).toHaveURL("/contact/other");
  const form = page.getByRole("form", { name: "Press, careers, something else" });
  await form.getByLabel("Name").fill("Lena Fischer");
  await form.getByLabel("Email").fill("lena@example.com");
  await form.getByLabel("Subject").selectOption("Press");
  await form.getByLabel("Message").fill("May we take a picture?");
  const sent = page.waitForRequest(LEAD_REQUESTS);
  await form.getByRole("button", { name: "Send Message" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ form: "other", subject: "Press" });
  await expect(form.locator("[aria-live]").last()).toHaveText(/Your reference is C-[\dA-F]{8}\.$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form for others names the e-mail address", async ({ page }) => {
    await page.goto("/contact/other");
    const form = page.getByRole("form", { name: "Press, careers, something else" });
    await expect(form.getByRole("link", { name: company.email })).toHaveAttribute(
      "href",
      `mailto:${company.email}`,
    );
  });
});

test.describe("offline", () => {
  test.use({ expectedConsole: [/net::ERR_|Failed to (load|fetch)/] });

  for (const [name, dialog] of [
    ["Schedule a meeting", "Schedule Meeting"],
    ["Ask about this home", "Ask about this home"],
  ] as const) {
    test(`[8.001] "${name}" of a home says so, and opens when the browser is online again`, async ({
      page,
      context,
    }) => {
      await openHome(page);
      await context.setOffline(true);
      await homeDialog(page).getByRole("button", { name }).click();
      await expect(homeDialog(page).getByRole("alert")).toHaveText(FAILURE_TEXTS.network);
      await context.setOffline(false);
      await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
      await expect(page.getByText(FAILURE_TEXTS.network)).toBeHidden();
    });
  }
});
