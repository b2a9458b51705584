import { readFile } from "node:fs/promises";
import { company } from "#catalog/company.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome } from "#tests/e2e/support/homes-list.ts";
import { lettersOnPages } from "#tests/e2e/support/printed-pages.ts";

const available = everyHome.filter(({ status }) => status === "available");
const fitting = available.filter(({ bedrooms }) => bedrooms === 2);

test("the available homes of the filtered list are saved as a table for a spreadsheet", async ({
  page,
}) => {
  await goto(page, "/homes?bedrooms=2");
  const group = page.getByRole("group", { name: `${fitting.length} available homes as a table` });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    group.getByRole("button", { name: "Save (CSV)" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^homes-\d{4}-\d\d-\d\d\.csv$/);
  const [headings = "", ...rows] = (await readFile(await download.path(), "utf8"))
    .trimEnd()
    .split("\r\n");
  expect(headings).toContain("Development,Home,Type,Floor");
  expect(rows).toHaveLength(fitting.length);
  for (const { development, number, price } of fitting) {
    const link = `${company.siteUrl}/homes/${development}?home=${number}`;
    const row = rows.find((text) => text.includes(link));
    expect(row, number).toContain(`,${price},`);
  }
});

test("the available homes of a development are printed as a table, without the page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const own = available.filter(({ development }) => development === "warsan-tower");
  await goto(page, "/homes/warsan-tower");
  await page
    .getByRole("group", { name: `${own.length} available homes as a table` })
    .getByRole("button", { name: "Print" })
    .click();
  const table = page.locator(".printed-alone");
  await expect(table).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeHidden();
  await expect(table.getByRole("heading")).toHaveText(
    `${own.length} available homes in Warsan Tower`,
  );
  await expect(table.locator("tbody tr")).toHaveCount(own.length);
  await expect(table.getByText(`Printed from ${company.siteUrl}/homes/warsan-tower`)).toBeVisible();
  expect(lettersOnPages(await page.pdf({ format: "A4" })).length).toBeLessThanOrEqual(3);
  await expect(table).toHaveCount(0);
});
