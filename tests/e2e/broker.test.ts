import type { Locator, Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { attributesOf } from "#tests/e2e/attributes.ts";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { answerLeads, LEAD_CALLS } from "#tests/e2e/lead-calls.ts";
import { violations } from "#tests/e2e/violations.ts";

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const heading = (page: Page, name: string) => page.locator("main h2").filter({ hasText: name });
const toast = (page: Page) => page.getByRole("alert");

const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF`),
});

const files = (page: Page) => page.locator("main [type=file]");

const agency = {
  companyName: "Palm Brokers",
  email: "office@example.com",
  officeNumber: "04 100 0140",
  companyWhatsapp: "050 1",
  gmWhatsapp: "050 2",
  accountsContact: "050 3",
};

const individual = {
  fullName: "Sara Malik",
  email: "sara@example.com",
  phoneNumber: "050 4",
  whatsappNumber: "050 5",
};

async function fill(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) await field(page, name).fill(value);
}

async function begin(page: Page) {
  await goto(page, "/broker-registration");
  await press(page, "Continue Registration");
}

async function goToAgencyDocuments(page: Page) {
  await begin(page);
  await fill(page, agency);
  await press(page, "Next Step");
  await field(page, "operationalCountry").selectOption("Oman");
  await field(page, "country").selectOption("UAE");
  await fill(page, { address: "Marina Walk 1", city: "Dubai" });
  await press(page, "Next Step");
  await expect(heading(page, "Required Documents")).toBeFocused();
}

async function chooseAgencyDocuments(page: Page) {
  for (const name of ["tradeLicense", "rera", "passport"]) {
    await field(page, name).setInputFiles(pdf(name));
  }
}

test("[2.118] [4.036] [2.121] [6.005] Agency is chosen at first; Previous on step 1 leads back to the choice", async ({
  page,
}) => {
  await goto(page, "/broker-registration");
  const types = page.getByRole("radiogroup", { name: "Registration type" }).getByRole("radio");
  await expect(types).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "Agency" })).toBeChecked();
  await press(page, "Continue Registration");
  await expect(heading(page, "Company Information")).toBeFocused();
  await press(page, "Previous");
  await page.getByRole("radio", { name: "Individual" }).check();
  await press(page, "Continue Registration");
  await expect(heading(page, "Personal Information")).toBeVisible();
});

test("[4.037] [4.041] [5.029] [8.021] a step with missing answers is not left", async ({
  page,
}) => {
  await begin(page);
  await press(page, "Next Step");
  await expect(toast(page)).toHaveText("Please fill all required fields!");
  await expect(field(page, "companyName")).toHaveAccessibleDescription("Company name is required");
  await expect(field(page, "companyName")).toBeFocused();
  await expect(heading(page, "Company Information")).toBeVisible();
});

test("[2.122] phone fields show a number of the +971 kind", async ({ page }) => {
  await begin(page);
  for (const name of ["officeNumber", "companyWhatsapp", "gmWhatsapp", "accountsContact"]) {
    await expect(field(page, name)).toHaveAttribute("placeholder", /^\+971 /);
    await expect(field(page, name)).toHaveAttribute("inputmode", "tel");
  }
});

test("[2.119] [4.038] [4.042] Previous goes back one step and keeps answers and files", async ({
  page,
}) => {
  await goToAgencyDocuments(page);
  await field(page, "passport").setInputFiles(pdf("passport"));
  await press(page, "Previous");
  await expect(heading(page, "Address Information")).toBeVisible();
  await expect(field(page, "operationalCountry")).toHaveValue("Oman");
  await press(page, "Previous");
  await expect(field(page, "companyName")).toHaveValue(agency.companyName);
  await press(page, "Next Step");
  await expect(heading(page, "Address Information")).toBeFocused();
  await press(page, "Next Step");
  await expect(page.getByText("passport.pdf")).toBeVisible();
});

test("[4.039] [4.043] [5.030] [5.033] documents are asked for, checked, dropped and removed", async ({
  page,
}) => {
  const requests = await answerLeads(page);
  // Movement would let the checker see half-faded text.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goToAgencyDocuments(page);
  await press(page, "Submit Registration");
  await expect(toast(page)).toHaveText(
    "Please upload required documents (Trade License, RERA Certificate, and Passport)",
  );
  await expect(field(page, "tradeLicense")).toBeFocused();

  await field(page, "tradeLicense").setInputFiles({ ...pdf("licence"), name: "licence.docx" });
  await expect(field(page, "tradeLicense")).toHaveAccessibleDescription(
    /Trade License must be one of these: pdf, jpg, jpeg, png/,
  );
  await expect(field(page, "tradeLicense")).toHaveAttribute("accept", ".pdf,.jpg,.jpeg,.png");

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["%PDF-1.7"], "licence.pdf"));
    return transfer;
  });
  await field(page, "tradeLicense").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByText("licence.pdf")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByText("1 KB")).toBeVisible();
  await press(page, "Remove licence.pdf");
  await expect(page.getByText("licence.pdf")).toBeHidden();
  await expect(field(page, "tradeLicense")).toBeFocused();
  expect(requests).toHaveLength(0);
});

test("[1.002] [3.009] [4.040] [7.006] [7.012] [8.016] an agency registers with its documents", async ({
  page,
}) => {
  await goToAgencyDocuments(page);
  const offered = ["tradeLicense", "rera", "passport", "taxRegistration", "otherDocuments"];
  await expect.poll(() => attributesOf(files(page), "name")).toEqual(offered);
  for (const name of offered) await field(page, name).setInputFiles(pdf(name));
  const call = page.waitForRequest(LEAD_CALLS);
  const log = page.waitForEvent("console", (message) => message.text().startsWith("POST /api"));
  await press(page, "Submit Registration");

  expect((await call).headers()["content-type"]).toMatch(/^multipart\/form-data/);
  expect(await (await log).args()[1]?.jsonValue()).toMatchObject({
    body: "multipart",
    fields: expect.arrayContaining(["name", "registrationType", ...offered]),
    status: 200,
  });
  await expect(page.getByRole("status").filter({ hasText: successText("broker") })).toBeVisible();
  await expect(heading(page, "This is what happens next")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue Registration" })).toBeVisible();
});

test("[2.120] [3.011] [5.031] [5.032] [7.018] [9.022] an individual registers", async ({
  page,
}) => {
  await goto(page, "/broker-registration");
  await page.getByRole("radio", { name: "Individual" }).check();
  await press(page, "Continue Registration");
  await fill(page, individual);
  await press(page, "Next Step");
  await expect(field(page, "nationality")).toHaveAccessibleDescription("Nationality is required");
  await field(page, "nationality").selectOption("Pakistan");
  await press(page, "Next Step");
  await expect(heading(page, "Professional Information")).toBeVisible();
  await field(page, "experience").fill("7");
  await field(page, "experience").press("Enter");
  await expect(heading(page, "Required Documents")).toBeVisible();
  await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveCount(3);
  await expect
    .poll(() => attributesOf(files(page), "name"))
    .toEqual(["passport", "resume", "reraLicense", "otherDocuments"]);
  await field(page, "passport").setInputFiles(pdf("passport"));
  await press(page, "Submit Registration");
  await expect(
    toast(page).filter({ hasText: "Please upload required documents (Passport and Resume/CV)" }),
  ).toBeVisible();
  await field(page, "resume").setInputFiles(pdf("resume"));
  const answered = page.waitForResponse(LEAD_CALLS);
  await press(page, "Submit Registration");
  expect((await answered).status()).toBe(200);
  await expect(heading(page, "This is what happens next")).toBeVisible();
});

test("[7.001] no cookie goes along with the documents", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "session", value: "secret", url: baseURL ?? "" }]);
  await goToAgencyDocuments(page);
  await chooseAgencyDocuments(page);
  const call = page.waitForRequest(LEAD_CALLS);
  await press(page, "Submit Registration");
  await expect(heading(page, "This is what happens next")).toBeVisible();
  const headers = await (await call).allHeaders();
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).toHaveProperty("x-api-key");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("[7.022] an upload can be called off, and is given up when nobody answers", async ({
  page,
}) => {
  await page.clock.install();
  const requests = await answerLeads(page, { after: new Promise(() => undefined) });
  await goToAgencyDocuments(page);
  await chooseAgencyDocuments(page);
  await press(page, "Submit Registration");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  await press(page, "Cancel");
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Upload cancelled." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Registration" })).toBeFocused();
  await expect(toast(page)).toHaveCount(0);

  await press(page, "Submit Registration");
  await expect.poll(() => requests.length).toBe(2);
  await page.clock.fastForward(15_000);
  await expect(toast(page)).toHaveText(FAILURE_TEXTS.network);
  await expect(page.getByText("tradeLicense.pdf")).toBeVisible();
  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys[1], "a retry keeps its key").toBe(keys[0]);
});

test("[4.040] the page names the reference of what was sent", async ({ page }) => {
  await answerLeads(page, { headers: { "X-Lead-Reference": "B-3F9A02C1" } });
  await goToAgencyDocuments(page);
  await chooseAgencyDocuments(page);
  await press(page, "Submit Registration");
  await expect(page.getByRole("main")).toContainText("Your reference is B-3F9A02C1.");
});

test("a file dropped beside its field does not replace the page", async ({ page }) => {
  await goToAgencyDocuments(page);
  const refused = await page
    .locator("main h2")
    .first()
    .evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["%PDF-1.7"], "licence.pdf"));
      return ["dragover", "drop"].map(
        (type) =>
          !element.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
          ),
      );
    });
  expect(refused).toEqual([true, true]);
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

test("on the narrowest screen the form ends where the page does", async ({ page }) => {
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
