import { execFileSync } from "node:child_process";
import type { Locator, Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";
import { office } from "#tests/e2e/support/office.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { liveFormsBuild } from "#tests/live-forms-build.ts";
import { type ServedSite, serveSite } from "#tests/served-site.ts";

/** These tests need a build with LIVE_FORMS=on, and a server with the same setting. */

const visitor = { name: "Omar Aziz", email: "omar@example.com", phone: "0092 300 1234567" };

let site: ServedSite;

// One worker, so that the build is made once.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  // Returns at once when `npm test` has built it already.
  execFileSync(process.execPath, ["scripts/build/build.ts"], {
    env: { ...process.env, ...liveFormsBuild },
  });
  site = await serveSite(liveFormsBuild);
});

test.afterAll(() => site.stop());

function formOf(page: Page) {
  return page.getByRole("form", { name: "Contact" });
}

function sidePanel(page: Page) {
  return page.getByRole("region", { name: "Latest projects and contact" });
}

async function openSidePanel(page: Page) {
  await goto(page, `${site.origin}/about`);
  await page.getByRole("button", { name: "Latest projects and contact" }).click();
}

async function fillEnquiry(form: Locator) {
  for (const [name, value] of Object.entries(visitor)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.getByLabel("Subject").selectOption("Complete Interior");
}

function send(form: Locator) {
  return form.getByRole("button", { name: "Send Message" }).click();
}

/** The leads with this e-mail address, the newest first. */
function leadsOf(email: string) {
  return JSON.parse(office(site, "export", "--json", "--email", email)) as { details: unknown }[];
}

test("a project's form sends, and the office sees on which page", async ({ page }) => {
  await goto(page, `${site.origin}/project-single/1`);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const form = formOf(page);
  await fillEnquiry(form);
  await form.getByLabel("Preferred date").fill("12 June");
  await form.getByLabel("Message").fill("Is there a view?");
  await send(form);
  await expect(form.getByText(successText("contact"))).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("");
  expect(leadsOf(visitor.email)).toMatchObject([
    {
      kind: "contact",
      details: {
        ...visitor,
        subject: "Complete Interior",
        events: "12 June",
        message: "Is there a view?",
        page: "/project-single/1",
        pageTitle: heading,
      },
    },
  ]);
});

test("a service's form says what is missing under each field, and then sends", async ({ page }) => {
  await goto(page, `${site.origin}/service-single/2`);
  const form = formOf(page);
  await send(form);
  await expect(form.getByLabel("Name")).toBeFocused();
  for (const [label, message] of [
    ["Name", "Please enter your name"],
    ["Email", "Please enter a valid email"],
    ["Phone", "Please enter a valid phone number"],
    ["Subject", "Please enter your subject"],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await fillEnquiry(form);
  await form.getByLabel("Email").fill("sara@example.com");
  await send(form);
  await expect(form.getByText(successText("contact"))).toBeVisible();
  expect(leadsOf("sara@example.com")).toMatchObject([{ details: { page: "/service-single/2" } }]);
});

test("the newsletter box of the side panel signs a visitor up", async ({ page }) => {
  await openSidePanel(page);
  const box = sidePanel(page);
  await expect(box.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
  await box.getByRole("textbox", { name: "E-mail" }).fill("amina@example");
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByText("Please enter a valid email")).toBeVisible();
  await box.getByRole("textbox", { name: "E-mail" }).fill("amina@example.com");
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByText(successText("contact"))).toBeVisible();
  await expect(box.getByRole("textbox", { name: "E-mail" })).toHaveValue("");
  expect(leadsOf("amina@example.com")).toMatchObject([
    { details: { form: "newsletter", subject: "Newsletter", page: "/about", pageTitle: "About" } },
  ]);
});

test("the newsletter box beside a service signs a visitor up", async ({ page }) => {
  await goto(page, `${site.origin}/service-single/1`);
  const box = page.getByRole("complementary", { name: "Services" });
  const email = box.getByRole("textbox", { name: "E-mail for the newsletter" });
  await email.fill("zara@example.com");
  await email.press("Enter");
  await expect(box.getByText(successText("contact"))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(leadsOf("zara@example.com")).toHaveLength(1);
});

test.describe("with a failed request on the console", () => {
  test.use({ expectedConsole: [/status of 503/] });

  test("a send that fails keeps the form, and the next attempt has the same key", async ({
    page,
  }) => {
    const requests = await respondToLeads(page, { status: 503 });
    await goto(page, `${site.origin}/project-single/2`);
    const form = formOf(page);
    await fillEnquiry(form);
    for (let attempts = 1; attempts <= 2; attempts++) {
      await send(form);
      await expect.poll(() => requests.length).toBe(attempts);
      await expect(form.getByText(FAILURE_TEXTS.unknown)).toBeVisible();
    }
    for (const [name, value] of Object.entries(visitor)) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    }
    const keys = await Promise.all(requests.map((one) => one.headerValue("idempotency-key")));
    expect(new Set(keys).size).toBe(1);
    expect(requests[0]?.headers()).toHaveProperty("x-form-fill-time");
  });

  test("a sign-up that fails keeps the e-mail address", async ({ page }) => {
    await respondToLeads(page, { status: 503 });
    await openSidePanel(page);
    const box = sidePanel(page);
    await box.getByRole("textbox", { name: "E-mail" }).fill("lost@example.com");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByText(FAILURE_TEXTS.unknown)).toBeVisible();
    await expect(box.getByRole("textbox", { name: "E-mail" })).toHaveValue("lost@example.com");
  });
});

test("terms and privacy in the footer lead to their pages", async ({ page }) => {
  await goto(page, `${site.origin}/about`);
  for (const [name, path] of [
    ["Terms of use", "/terms"],
    ["Privacy policy", "/privacy"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(site.origin + path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await expect(page.getByRole("main")).toContainText("Newsletter: your e-mail address");
  await expect(page.getByRole("main")).toContainText(company.legalName);
});

for (const width of [390, 1440]) {
  test(`the live forms are accessible and fit at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await goto(page, `${site.origin}/service-single/1`);
    await send(formOf(page));
    await expect(formOf(page).getByText("Please enter your name")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(() => findOverflow(page)).toEqual([]);
  });
}
