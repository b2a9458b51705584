import { company } from "#catalog/company.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { homeDialog, homeOf, openHome } from "#tests/e2e/support/home-dialog.ts";
import { lettersOnPages } from "#tests/e2e/support/printed-pages.ts";

test("a home prints on A4 without the page behind it", async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(homeDialog(page).getByText(`Printed from ${company.siteUrl}`)).toBeVisible();
  for (const rest of ["button", "navigation", "checkbox"] as const) {
    await expect(homeDialog(page).getByRole(rest).filter({ visible: true })).toHaveCount(0);
  }
  const letters = lettersOnPages(await page.pdf({ format: "A4" }));
  expect(letters.length).toBeGreaterThan(1);
  for (const onPage of letters) expect(onPage).toBeGreaterThan(100);
});

for (const key of ["indus-residence", "warsan-tower"]) {
  test(`the sheet of a home in ${key} for a client has two pages with the payment plan`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openHome(page, homeOf(key, "available"));
    const steps = homeDialog(page).getByRole("heading", { name: "The steps of the payment plan" });
    await expect(steps).toBeAttached();
    await homeDialog(page).getByRole("button", { name: "Print or save as PDF" }).click();
    await page.emulateMedia({ media: "print" });
    for (const part of ["Plan", "View", "Sun", "Dates and terms"]) {
      await expect(homeDialog(page).getByRole("region", { name: part })).toBeVisible();
    }
    await expect(steps).toBeVisible();
    await expect(homeDialog(page).getByText("What is due when")).toBeHidden();
    expect(lettersOnPages(await page.pdf({ format: "A4" }))).toHaveLength(2);
    // The calendar's own button prints everything.
    await expect(homeDialog(page).getByText("What is due when")).toBeVisible();
  });
}

test("the chart of the cash is not cut off on paper", async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ media: "print" });
  const label = homeDialog(page).getByText("1,000,000", { exact: true });
  await expect.poll(async () => (await label.boundingBox())?.x).toBeGreaterThanOrEqual(0);
});
