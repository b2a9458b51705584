import {
  field,
  heading,
  press,
  toast,
  pdf,
  goToAgencyDocuments,
  largePdf,
} from "#tests/e2e/support/broker-form.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";

test("[4.039] [4.043] [5.030] step 3 is not submitted without the required documents", async ({
  page,
}) => {
  const requests = await respondToLeads(page);
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
  expect(requests).toHaveLength(0);
});

test("[5.033] documents are checked, dropped and removed", async ({ page }) => {
  const requests = await respondToLeads(page);
  await goToAgencyDocuments(page);
  await press(page, "Submit Registration");

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
  const requests = await respondToLeads(page);
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
