import type { Page } from "@playwright/test";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { attributesOf } from "#tests/e2e/support/attributes.ts";
import {
  field,
  press,
  heading,
  toast,
  pdf,
  files,
  individual,
  fill,
  goToAgencyDocuments,
  goToIndividualDocuments,
  largePdf,
  chooseAgencyDocuments,
} from "#tests/e2e/support/broker-form.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import {
  respondToLeads,
  LEAD_REQUESTS,
  rememberRequests,
} from "#tests/e2e/support/lead-requests.ts";

test("[3.009] [4.040] [7.012] an agency registers with its documents", async ({ page }) => {
  await goToAgencyDocuments(page);
  const offered = ["tradeLicense", "rera", "passport", "taxRegistration", "otherDocuments"];
  await expect.poll(() => attributesOf(files(page), "name")).toEqual(offered);
  for (const name of offered) await field(page, name).setInputFiles(pdf(name));
  const request = page.waitForRequest(LEAD_REQUESTS);
  const log = page.waitForEvent("console", (message) => message.text().startsWith("POST /api"));
  await press(page, "Submit Registration");

  expect((await request).headers()["content-type"]).toMatch(/^multipart\/form-data/);
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

async function beginAsIndividual(page: Page) {
  await goto(page, "/broker-registration");
  await page.getByRole("radio", { name: "Individual" }).check();
  await press(page, "Continue Registration");
  await fill(page, individual);
}

test("[5.031] [5.032] an individual is told which fields and documents are missing", async ({
  page,
}) => {
  await beginAsIndividual(page);
  await press(page, "Next Step");
  await expect(field(page, "nationality")).toHaveAccessibleDescription("Nationality is required");
  await field(page, "nationality").selectOption("Pakistan");
  await press(page, "Next Step");
  await field(page, "experience").fill("7");
  await field(page, "experience").press("Enter");
  await field(page, "passport").setInputFiles(pdf("passport"));
  await press(page, "Submit Registration");
  await expect(
    toast(page).filter({ hasText: "Please upload required documents (Passport and Resume/CV)" }),
  ).toBeVisible();
});

test("[2.120] [3.011] [9.022] an individual registers in three steps", async ({ page }) => {
  await beginAsIndividual(page);
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
  await field(page, "resume").setInputFiles(pdf("resume"));
  const responded = page.waitForResponse(LEAD_REQUESTS);
  await press(page, "Submit Registration");
  expect((await responded).status()).toBe(200);
  await expect(heading(page, "This is what happens next")).toBeVisible();
});

test("[7.001] no cookie is sent with the documents", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "session", value: "secret", url: baseURL ?? "" }]);
  await goToAgencyDocuments(page);
  await chooseAgencyDocuments(page);
  const request = page.waitForRequest(LEAD_REQUESTS);
  await press(page, "Submit Registration");
  await expect(heading(page, "This is what happens next")).toBeVisible();
  const headers = await (await request).allHeaders();
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).toHaveProperty("x-api-key");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("[7.022] an upload can be cancelled, and times out without a response", async ({ page }) => {
  await page.clock.install();
  const requests = await respondToLeads(page, { after: new Promise(() => undefined) });
  await goToAgencyDocuments(page);
  await chooseAgencyDocuments(page);
  await press(page, "Submit Registration");
  const upload = page.getByRole("region", { name: "Upload" });
  await expect(upload).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  await press(page, "Cancel");
  await expect(upload).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Upload cancelled." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Registration" })).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);

  await press(page, "Submit Registration");
  await expect.poll(() => requests.length).toBe(2);
  await page.clock.fastForward(15_000);
  await expect(toast(page)).toHaveText(FAILURE_TEXTS.network);
  await expect(page.getByText("tradeLicense.pdf")).toBeVisible();
  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys[1], "a retry keeps its key").toBe(keys[0]);
});

test("each document shows its name and progress during the upload", async ({ page }) => {
  await goToAgencyDocuments(page);
  for (const name of ["tradeLicense", "rera", "passport"]) {
    await field(page, name).setInputFiles(largePdf(name, 1));
  }
  await limitUploads(page, 500_000);
  await press(page, "Submit Registration");
  const upload = page.getByRole("region", { name: "Upload" });
  const items = upload.getByRole("listitem");
  await expect(items).toHaveText([
    /^Trade License: tradeLicense\.pdf/,
    /rera\.pdf/,
    /passport\.pdf/,
  ]);
  await expect(items.first()).toHaveText(/tradeLicense\.pdf[1-9]\d? %$/);
  await expect(items.first()).toHaveText("Trade License: tradeLicense.pdfDone");
  await expect(upload.getByRole("progressbar", { name: "Passport: passport.pdf" })).toBeVisible();
  await expect(heading(page, "This is what happens next")).toBeVisible();
});

async function limitUploads(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

test("[8.013] past the local limit nothing is sent, and what was typed is kept", async ({
  page,
}) => {
  const requests = await respondToLeads(page);
  await rememberRequests(page, "broker", 10);
  await goToAgencyDocuments(page);
  await chooseAgencyDocuments(page);
  await press(page, "Submit Registration");
  await expect(toast(page)).toHaveText(FAILURE_TEXTS.rateLimit);
  await expect(page.getByText("tradeLicense.pdf")).toBeVisible();
  expect(requests).toHaveLength(0);
});

test("[4.040] the page shows the reference of the registration", async ({ page }) => {
  await respondToLeads(page, { headers: { "X-Lead-Reference": "B-3F9A02C1" } });
  await goToAgencyDocuments(page);
  await chooseAgencyDocuments(page);
  await press(page, "Submit Registration");
  await expect(page.getByRole("main")).toContainText("Your reference is B-3F9A02C1.");
});

test.describe("refused by the server", () => {
  test.use({ expectedConsole: [/status of 4(13|15|22)/] });

  for (const [reason, status, message] of [
    ["too large", 413, "File too large: 10 MB maximum"],
    ["infected", 422, "Passport was refused: the virus scanner found something in it"],
  ] as const) {
    test(`a document that is ${reason} shows the server's reason`, async ({ page }) => {
      await respondToLeads(page, { status, body: { success: false, message, field: "passport" } });
      await goToAgencyDocuments(page);
      await chooseAgencyDocuments(page);
      await press(page, "Submit Registration");
      await expect(field(page, "passport")).toBeFocused();
      await expect(field(page, "passport")).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.getByText("tradeLicense.pdf")).toBeVisible();
    });
  }

  test("[8.012] a document that the server refuses shows the reason, whatever follows it", async ({
    page,
  }) => {
    await goToIndividualDocuments(page);
    await field(page, "passport").setInputFiles(pdf("passport"));
    // The file begins like a Word document, so only the server can refuse it.
    const docx = { name: "cv.docx", mimeType: "", buffer: Buffer.from("PK\x03\x04nothing else") };
    await field(page, "resume").setInputFiles(docx);
    for (const name of ["reraLicense", "otherDocuments"]) {
      await field(page, name).setInputFiles(largePdf(name, 4));
    }
    const responded = page.waitForResponse(LEAD_REQUESTS);
    await press(page, "Submit Registration");
    expect((await responded).status()).toBe(415);
    await expect(toast(page)).toHaveText(FAILURE_TEXTS.unknown); // the text for anything else [8.010]
    await expect(field(page, "resume")).toBeFocused();
    await expect(field(page, "resume")).toHaveAccessibleDescription(
      /Resume\/CV could not be read as a DOCX file/,
    );
    await expect(page.getByText("passport.pdf")).toBeVisible();

    await field(page, "resume").setInputFiles(pdf("resume"));
    await expect(page.getByText("could not be read")).toBeHidden();
    await press(page, "Submit Registration");
    await expect(heading(page, "This is what happens next")).toBeVisible();
  });
});
