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
  largePdf,
} from "#tests/e2e/broker-form.ts";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { answerLeads } from "#tests/e2e/lead-calls.ts";

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

test("[4.037] [4.041] [5.029] [8.021] a step with missing answers does not advance", async ({
  page,
}) => {
  await begin(page);
  await press(page, "Next Step");
  await expect(toast(page)).toHaveText("Please fill all required fields!");
  await expect(field(page, "companyName")).toHaveAccessibleDescription("Company name is required");
  await expect(field(page, "companyName")).toBeFocused();
  await expect(heading(page, "Company Information")).toBeVisible();
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

test("[2.119] [4.038] [4.042] Previous goes back one step and keeps answers and files", async ({
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

test("[4.039] [4.043] [5.030] [5.033] documents are required, checked, dropped and removed", async ({
  page,
}) => {
  const requests = await answerLeads(page);
  await goToAgencyDocuments(page);
  await press(page, "Submit Registration");
  await expect(toast(page)).toHaveText(
    "Please upload required documents (Trade License, RERA Certificate, and Passport)",
  );
  await expect(field(page, "tradeLicense")).toBeFocused();
  // The focus ring is visible although the focus was moved after a click.
  await expect(field(page, "tradeLicense").locator("..")).toHaveCSS("outline-style", "solid");
  await expect(
    page.getByText("Step 3, Required Documents: please check 3 documents."),
  ).toBeVisible();

  await field(page, "tradeLicense").setInputFiles({ ...pdf("licence"), name: "licence.docx" });
  await expect(field(page, "tradeLicense")).toHaveAccessibleDescription(
    /Trade License must be a PDF, JPG, JPEG or PNG file/,
  );
  // A refused file leaves its document missing.
  await expect(page.getByText("please check 3 documents.")).toBeVisible();
  await press(page, "Previous");
  await expect(page.getByText("please check")).toBeHidden();
  await press(page, "Next Step");
  await expect(page.getByText("please check 3 documents.")).toBeVisible();
  await expect(field(page, "tradeLicense")).toHaveAttribute("accept", ".pdf,.jpg,.jpeg,.png");

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["%PDF-1.7"], "licence.pdf"));
    return transfer;
  });
  await field(page, "tradeLicense").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByText("licence.pdf")).toBeVisible();
  await expect(page.getByText("1 KB")).toBeVisible();
  await press(page, "Remove licence.pdf");
  await expect(page.getByText("licence.pdf")).toBeHidden();
  await expect(field(page, "tradeLicense")).toBeFocused();
  expect(requests).toHaveLength(0);
});

test("[5.033] a file whose content does not match its name is refused when chosen", async ({
  page,
}) => {
  await goToAgencyDocuments(page);
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]);
  await field(page, "tradeLicense").setInputFiles({ ...pdf("licence"), buffer: jpeg });
  await expect(field(page, "tradeLicense")).toHaveAccessibleDescription(
    /Trade License could not be read as a PDF file: please choose the original. It was not added./,
  );
  await expect(page.getByText("licence.pdf")).toBeHidden();
  await field(page, "tradeLicense").setInputFiles(pdf("licence"));
  await expect(page.getByText("licence.pdf")).toBeVisible();
  await expect(page.getByText("could not be read")).toBeHidden();
});

test("[5.034] a refused file says which file is kept, until another one is accepted", async ({
  page,
}) => {
  const requests = await answerLeads(page);
  await goToAgencyDocuments(page);
  for (const name of ["tradeLicense", "rera", "passport"]) {
    await field(page, name).setInputFiles(largePdf(name, 9));
  }
  await field(page, "taxRegistration").setInputFiles(largePdf("tax", 5));
  const together = page.getByText(
    "Files too large: 30 MB maximum for all documents together. It was not added.",
  );
  await expect(together).toBeVisible();
  await field(page, "passport").setInputFiles(pdf("passport"));
  await expect(together).toBeHidden();
  await field(page, "rera").setInputFiles(largePdf("new", 12));
  const refused = page.getByText("File too large: 10 MB maximum. rera.pdf is still selected.");
  await expect(refused).toBeVisible();
  await expect(page.getByText("rera.pdf", { exact: true })).toBeVisible();
  await press(page, "Submit Registration");
  await expect(heading(page, "This is what happens next")).toBeVisible();
  expect(requests).toHaveLength(1);
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
