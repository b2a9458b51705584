import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome, homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";
import { bringLists, firstTitle } from "#tests/e2e/support/shop-visitor.ts";

const heart = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Saved homes/ });

const panel = (page: Page) => page.getByRole("dialog", { name: "Your lists" });

const ofTower = everyHome.filter(({ development }) => development === "warsan-tower");
const free = ofTower.find(({ status }) => status === "available")!;
const sold = ofTower.find(({ status }) => status === "sold")!;

async function bringHomes(page: Page): Promise<void> {
  const ids = [free, sold].map(({ number }) => `warsan-tower.${number}`);
  await page.addInitScript((saved) => {
    if (window !== top || localStorage.getItem("home-shortlist")) return;
    localStorage.setItem("home-shortlist", saved);
  }, JSON.stringify(ids));
}

test("the header's heart counts homes and products, and lists homes first", async ({ page }) => {
  await bringHomes(page);
  await bringLists(page, [firstTitle]);
  await goto(page, "/about");
  await expect(heart(page)).toHaveAccessibleName("Saved homes, wishlist and compare, 4 saved");
  await heart(page).click();
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText([
    "Homes (2)",
    "Wishlist (1)",
    "Compare (1)",
  ]);
  const rows = panel(page).getByRole("region", { name: "Homes" }).getByRole("listitem");
  await expect(rows.nth(0)).toContainText(`${free.number}, Warsan Tower`);
  await expect(rows.nth(0)).toContainText(`AED ${free.price?.toLocaleString("en")}, available`);
  await expect(rows.nth(1)).toContainText("Sold");
  await expect(rows.nth(1)).not.toContainText("AED");
  await expect(panel(page).getByRole("link", { name: "Compare homes" })).toHaveAttribute(
    "href",
    `/homes?compare=warsan-tower.${free.number}&compare=warsan-tower.${sold.number}`,
  );

  await panel(page)
    .getByRole("button", { name: `Remove ${sold.number} from the shortlist` })
    .click();
  await expect(panel(page).getByRole("heading", { name: "Homes (1)" })).toBeFocused();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(heart(page)).toHaveAccessibleName("Saved homes, wishlist and compare, 3 saved");
  await heart(page).click();
  await panel(page)
    .getByRole("link", { name: `${free.number}, Warsan Tower` })
    .click();
  await expect(page.getByRole("dialog", { name: new RegExp(free.number) })).toBeVisible();
});

test("a home that is saved in the list is counted by the header too", async ({ page }) => {
  await goto(page, "/homes/warsan-tower");
  await expect(heart(page)).toHaveAccessibleName("Saved homes, wishlist and compare");
  await openGroups(page);
  await homeRows(page).first().getByRole("button").click();
  await expect(page.getByRole("link", { name: "Shortlist (1)" })).toBeVisible();
  await expect(heart(page)).toHaveAccessibleName("Saved homes, wishlist and compare, 1 saved");
});

test("lists that are empty say how to fill them, and lead to the homes", async ({ page }) => {
  await goto(page, "/about");
  await heart(page).click();
  await expect(panel(page).getByText("Select the heart at a home to save it here.")).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "Find a home" })).toHaveAttribute(
    "href",
    "/homes",
  );
});

test.describe("where the homes cannot be loaded", () => {
  test.use({ expectedConsole: [/503/] });

  test("their numbers, links and buttons stay", async ({ page }) => {
    await bringHomes(page);
    await page.route("/homes.json", (route) => route.fulfill({ status: 503, body: "" }));
    await goto(page, "/about");
    await heart(page).click();
    await expect(
      panel(page).getByText("The facts of these homes could not be loaded."),
    ).toBeVisible();
    await expect(panel(page).getByRole("link", { name: free.number })).toBeVisible();
  });
});
