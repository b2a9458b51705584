import type { Locator, Page } from "@playwright/test";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome } from "#tests/e2e/support/homes-list.ts";

test.use({ javaScriptEnabled: false });

function developmentRecord(page: Page) {
  return page.getByRole("region", { name: "Registration and progress" });
}

for (const { key, permit, project } of allDevelopments()) {
  test(`without script the homes of ${key} show the advertising permit and a picture of a room`, async ({
    page,
  }) => {
    const line = `${project.title}: advertising permit ${permit}`;
    await page.goto("/homes");
    await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
    await page.goto(`/homes/${key}`);
    await expect(developmentRecord(page)).toContainText(`(Trakheesi)${permit}`);
    const room = page.getByRole("region", { name: "Inside a sample flat" }).getByRole("img");
    await expect(room).toBeVisible();
  });
}

test("without script a development's record is on its project's page, marked as a demonstration", async ({
  page,
}) => {
  await page.goto("/project-single/2");
  const record = developmentRecord(page);
  await expect(record).toContainText("Project number (RERA)0000");
  await expect(record).toContainText("70 % built, as inspected on 31 October 2026");
  await expect(record).toContainText("A demonstration: this development does not exist.");
  await page.goto("/project-single/1");
  await expect(record).toContainText("Not begun on 31 October 2026; planned from 1 March 2027");
  await page.goto("/project-single/12");
  await expect(record).toHaveCount(0);
});

test("without script all homes are in the list, and a link on the façade leads to its row", async ({
  page,
}) => {
  await page.goto("/homes");
  const main = page.getByRole("main");
  await expect(page.locator(".home-table tbody tr")).toHaveCount(everyHome.length);
  await page.getByText("Studio", { exact: true }).first().click();
  await expect(page.getByRole("table", { name: "Homes, Indus Residence, Studio" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Bedrooms" })).toBeHidden();
  await main.getByRole("link", { name: "Indus Residence", exact: true }).click();
  await page.getByRole("link", { name: /^B-302, 1 bedroom, / }).click();
  await expect(page).toHaveURL("/homes/indus-residence?home=B-302#B-302");
  await expect(page.locator("tr:target")).toContainText("B-302");
  await expect(page.locator("tr:target")).toBeInViewport();
});

test("without script a price on a phone ends inside its row, and the row of a link is below the bars", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/homes/warsan-tower?home=A-201#A-201");
  const row = page.locator("tr:target");
  await expect(row).toBeInViewport();
  const endOf = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width;
  };
  expect(await endOf(row.getByText(/^AED/))).toBeLessThanOrEqual(await endOf(row));
  const homes = everyHome.filter(({ development }) => development === "warsan-tower");
  const bars = page.locator(".sticky").filter({ hasText: `${homes.length} homes` });
  const { y = 0, height = 0 } = (await bars.boundingBox()) ?? {};
  expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
});
