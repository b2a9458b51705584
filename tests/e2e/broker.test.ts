import type { Locator } from "@playwright/test";
import { company } from "#catalog/company.ts";
import {
  field,
  press,
  heading,
  toast,
  pdf,
  agency,
  fill,
  begin,
  goToAgencyDocuments,
} from "#tests/e2e/support/broker-form.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test("[2.118] [4.036] [6.005] Agency is chosen at first and opens the company's form", async ({
  page,
}) => {
  await goto(page, "/broker-registration");
  const types = page.getByRole("radiogroup", { name: "Registration type" }).getByRole("radio");
  await expect(types).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "Agency" })).toBeChecked();
  await press(page, "Continue Registration");
  await expect(heading(page, "Company Information")).toBeFocused();
});

test("[2.121] Previous on step 1 returns to the choice of the type", async ({ page }) => {
  await begin(page);
  await press(page, "Previous");
  await page.getByRole("radio", { name: "Individual" }).check();
  await press(page, "Continue Registration");
  await expect(heading(page, "Personal Information")).toBeVisible();
});

test("[4.041] [5.029] [8.021] a step with missing fields does not advance", async ({ page }) => {
  await begin(page);
  await press(page, "Next Step");
  await expect(toast(page)).toHaveText("Please fill all required fields!");
  await expect(field(page, "companyName")).toHaveAccessibleDescription("Company name is required");
  await expect(field(page, "companyName")).toBeFocused();
  await expect(heading(page, "Company Information")).toBeVisible();
});

test("[4.037] the errors of step 1 are counted until its fields are filled", async ({ page }) => {
  await begin(page);
  await press(page, "Next Step");
  const step = page.getByRole("list", { name: "Steps" }).getByRole("listitem").first();
  await expect(step.getByRole("img", { name: "Error:" })).toBeVisible();
  const note = page.getByText("Step 1, Company Information: please check 6 fields.");
  await expect(note).toBeVisible();
  await fill(page, agency);
  await expect(note).toBeHidden();
  await expect(step.getByRole("img", { name: "Error:" })).toBeHidden();
});

test("before any upload the page says who sees documents and how long they are kept", async ({
  page,
}) => {
  const privacy = page.getByText(
    /The companies that run our server store them on our instructions. We keep what you sent/,
  );
  await goto(page, "/broker-registration");
  await expect(privacy).toBeVisible();
  await goToAgencyDocuments(page);
  await expect(privacy).toHaveCount(1);
  await expect(privacy.getByRole("link", { name: company.email })).toBeVisible();
});

test("after a reload the step says that documents must be chosen again", async ({ page }) => {
  const note = page.getByText(
    "Please choose your documents again: files are not kept after a reload.",
  );
  await goToAgencyDocuments(page);
  await field(page, "passport").setInputFiles(pdf("passport"));
  await expect(page.getByText("passport.pdf")).toBeVisible();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(note).toBeVisible();
  await field(page, "passport").setInputFiles(pdf("passport"));
  await expect(page.getByText("passport.pdf")).toBeVisible();
  await expect(note).toBeHidden();
});

test("the error of a step is not shown on the next step", async ({ page }) => {
  await begin(page);
  await press(page, "Next Step");
  await expect(toast(page)).toBeVisible();
  await toast(page).hover(); // pauses its five seconds
  await fill(page, agency);
  await field(page, "accountsContact").press("Enter");
  await expect(heading(page, "Address Information")).toBeVisible();
  await expect(toast(page)).toBeHidden();
});

test("[2.122] phone fields show a +971 example", async ({ page }) => {
  await begin(page);
  for (const name of ["officeNumber", "companyWhatsapp", "gmWhatsapp", "accountsContact"]) {
    await expect(field(page, name)).toHaveAttribute("placeholder", /^\+971 /);
    await expect(field(page, name)).toHaveAttribute("inputmode", "tel");
  }
});

test("[2.119] [4.038] [4.042] Previous goes back one step and keeps fields and files", async ({
  page,
}) => {
  await goToAgencyDocuments(page);
  await field(page, "passport").setInputFiles(pdf("passport"));
  await press(page, "Previous");
  await expect(heading(page, "Address Information")).toBeVisible();
  await expect(field(page, "operationalCountry")).toHaveValue("Oman");
  await press(page, "Previous");
  for (const [name, value] of Object.entries(agency)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await press(page, "Next Step");
  await expect(heading(page, "Address Information")).toBeFocused();
  await press(page, "Next Step");
  await expect(page.getByText("passport.pdf")).toBeVisible();
});

test("a reload keeps the step and what was typed", async ({ page }) => {
  await begin(page);
  await fill(page, agency);
  await press(page, "Next Step");
  await field(page, "city").fill("Sharjah");
  await page.reload();
  await expect(heading(page, "Address Information")).toBeVisible();
  await expect(field(page, "city")).toHaveValue("Sharjah");
  await press(page, "Previous");
  await expect(field(page, "companyName")).toHaveValue(agency.companyName);
});

test("on the narrowest screen the form does not overflow the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(page);
  const end = async (box: Locator) => {
    const { x = 0, width = 0 } = (await box.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  await expect.poll(() => end(field(page, "companyName"))).toBe(300);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[2.021] the page says what is needed and how to reach us", async ({ page }) => {
    await page.goto("/broker-registration");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Broker Registration");
    await expect(page.getByText("Resume/CV")).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: company.email }).first(),
    ).toBeVisible();
    await expect(page.getByText("Registering here needs JavaScript.")).toBeVisible();
  });
});
