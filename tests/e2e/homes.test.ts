import { allDevelopments } from "#catalog/developments/developments.ts";
import { rates } from "#catalog/rates.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome, homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";

const developments = allDevelopments();

test.describe("a development that does not exist", () => {
  test.use({ expectedConsole: [/404/] });

  test("gets the 404 page", async ({ page }) => {
    const response = await page.goto("/homes/moon-tower");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page Not Found!" })).toBeVisible();
  });
});

test("columns sort up and down, and their headings stay", async ({ page }) => {
  await goto(page, "/homes");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Lowest floor");
  const table = page.getByRole("table", { name: "Homes" });
  const price = table.getByRole("columnheader", { name: "Price" });
  const prices = everyHome
    .flatMap(({ price }) => price ?? [])
    .toSorted((one, other) => one - other);
  await price.getByRole("button").click();
  await expect(price).toHaveAttribute("aria-sort", "ascending");
  await expect(homeRows(page).first()).toContainText(prices[0]?.toLocaleString("en") ?? "");
  await price.getByRole("button").click();
  await expect(price).toHaveAttribute("aria-sort", "descending");
  await expect(homeRows(page).first()).toContainText(prices.at(-1)?.toLocaleString("en") ?? "");
  await price.getByRole("button").click();
  await expect(price).toHaveAttribute("aria-sort", "ascending");
  await expect(price.getByRole("button")).toBeFocused();
});

for (const path of ["/homes", "/homes/warsan-tower", "/homes/indus-residence-phase-2"]) {
  test(`each row of ${path} has cells under all headings`, async ({ page }) => {
    await goto(page, path);
    await openGroups(page);
    const table = page.getByRole("table", { name: "Homes" }).first();
    const row = table.locator("tbody").getByRole("row").first();
    await expect(row.getByRole("rowheader")).toHaveText(/^[A-Z]-\d+$/);
    await expect(row.getByRole("cell")).toHaveText([
      /\non floor \d+$/,
      /^\d+ sq ft/,
      /^[A-Z].+, (north|east|south|west)/,
      /^AED \d/,
      /^(Available|Not released)$/,
    ]);
    const spans = await row
      .locator("th, td")
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLTableCellElement).colSpan));
    await expect(table.getByRole("columnheader")).toHaveCount(
      spans.reduce((sum, span) => sum + span),
    );
  });
}

test("currency and unit are kept, and a converted price says about, its date and source", async ({
  page,
}) => {
  await goto(page, "/homes");
  await page.getByRole("combobox", { name: "Currency" }).selectOption("USD");
  await page.getByRole("combobox", { name: "Unit of area" }).selectOption("m²");
  await openGroups(page);
  await expect(homeRows(page).first()).toContainText(/about USD [\d,]+/);
  await expect(homeRows(page).first()).toContainText(/\d+\.\d m²/);
  const day = plainDate(rates.date);
  const note = `Other currencies are about right, at the rates of ${day}.`;
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText(/from about USD [\d,]+, at the rates of \d/)).toHaveCount(
    developments.length,
  );
  await goto(page, "/homes/warsan-tower");
  await openGroups(page);
  await expect(homeRows(page).first()).toContainText(/about USD [\d,]+/);
});

test("no line of a phone's row begins or ends with the dot between two parts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/homes/indus-residence");
  await openGroups(page);
  await homeRows(page).first().scrollIntoViewIfNeeded();
  const starts = await homeRows(page).evaluateAll((rows) =>
    rows.slice(0, 12).flatMap((row) => {
      const left = row.getBoundingClientRect().left;
      const parts = [...row.querySelectorAll("td")].slice(0, 3);
      return parts.map((part, index) => {
        const [box, before] = [part, parts[index - 1]].map((one) => one?.getBoundingClientRect());
        const isFirst = !before || before.bottom <= (box?.top ?? 0);
        // The dot is in the first 12 px of a part; the row cuts off what is outside it.
        return { isFirst, indent: Math.round((box?.left ?? 0) - left) };
      });
    }),
  );
  expect(starts.some(({ isFirst }) => !isFirst)).toBe(true);
  for (const { isFirst, indent } of starts) {
    if (isFirst) expect(indent).toBe(-12);
    else expect(indent).toBeGreaterThan(0);
  }
});

test("open filters, a comparison and a drawer are accessible", async ({ page }) => {
  await goto(page, "/homes?floor-from=20&compare=warsan-tower.A-501&compare=indus-residence.B-302");
  await expect(page.getByRole("heading", { name: "Compare homes" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Bedrooms" }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("the menu, the project list and a development's page lead to its homes", async ({ page }) => {
  await goto(page, "/project");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Choose a home" })).toHaveCount(developments.length);
  await page.getByRole("button", { name: "Projects submenu" }).click();
  await page.getByRole("link", { name: "Homes for sale" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your home");
  await goto(page, "/project-single/3");
  await main.getByRole("link", { name: "Choose a home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes in Warsan Tower");
  await expect(main.getByRole("link", { name: "About the project" })).toHaveAttribute(
    "href",
    "/project-single/3",
  );
  await goto(page, "/");
  await expect(main.getByText("Choose a home")).toHaveCount(developments.length);
});
