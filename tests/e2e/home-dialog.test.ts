import type { Locator } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog, openHome } from "#tests/e2e/support/home-dialog.ts";
import { homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";

const home = availableHome;

test("a home opens over the list with its own title, and Back returns to the list", async ({
  page,
}) => {
  await goto(page, home.path);
  await openGroups(page);
  const title = await page.title();
  await page
    .getByRole("link", { name: new RegExp(`^${home.number}`) })
    .last()
    .click();
  await expect(homeDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`home=${home.number}`));
  await expect(page).toHaveTitle(`${home.number}, ${home.title} | ${company.name}`);
  await page.goBack();
  await expect(homeDialog(page)).toBeHidden();
  await expect(page).toHaveURL(home.path);
  await expect(page).toHaveTitle(title);
});

test("a link to a home opens it, and closing it leaves the list", async ({ page }) => {
  await openHome(page);
  await homeDialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(homeDialog(page)).toBeHidden();
  await expect(page).toHaveURL(home.path);
});

test("closing a home that was opened from the list of all homes returns to that list", async ({
  page,
}) => {
  await goto(page, "/homes?bedrooms=2");
  await openGroups(page);
  // The rows that do not fit are hidden after the hydration.
  await expect(homeRows(page).filter({ hasNotText: "2 bedrooms" })).toHaveCount(0);
  const link = homeRows(page).nth(3).getByRole("link");
  await link.click();
  await homeDialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(homeDialog(page)).toBeHidden();
  await expect(page).toHaveURL("/homes?bedrooms=2");
  await expect(link).toBeInViewport();
});

test("on a phone a home opens with its view, above the price and the facts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const view = homeDialog(page).getByRole("region", { name: "View" }).getByRole("img");
  await expect(view).toBeInViewport({ ratio: 1 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const facts = homeDialog(page).getByRole("term");
  expect(await top(view)).toBeLessThan(
    await top(homeDialog(page).getByText("Price", { exact: true })),
  );
  expect(await top(view)).toBeLessThan(await top(facts.first()));
});

test("a link opens a home at its part, in its currency and unit, and the shared link has all three", async ({
  page,
}) => {
  await goto(page, `${home.path}?home=${home.number}&currency=USD&unit=m²#sun`);
  await expect(homeDialog(page).getByRole("heading", { name: "Sun", exact: true })).toBeFocused();
  await expect(
    homeDialog(page)
      .getByText(/^about USD/)
      .first(),
  ).toBeVisible();
  const chat = homeDialog(page).getByRole("link", { name: /^Share on WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /%23sun$/);
  await homeDialog(page).getByRole("button", { name: "Plan", exact: true }).click();
  await expect(chat).toHaveAttribute("href", /%23plan$/);
  await expect(page).toHaveURL(/#plan$/);
  const message = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  const link = new URL(message.split("\n").at(-1) ?? "");
  expect(link.origin).toBe(company.siteUrl);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    home: home.number,
    currency: "USD",
    unit: "m²",
  });
  await homeDialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(page).not.toHaveURL(/home=|#/);
});

test("the price leads to the cost, and the part that is shown is marked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const parts = homeDialog(page).getByRole("navigation", { name: "Parts of this page" });
  await expect(parts.getByRole("button", { name: "Cost" })).toBeInViewport({ ratio: 0.75 });
  await homeDialog(page).getByRole("button", { name: "What you pay, and when" }).click();
  await expect(homeDialog(page).getByRole("heading", { name: "Cost", exact: true })).toBeFocused();
  await expect(parts.getByRole("button", { name: "Cost" })).toHaveAttribute("aria-current", "true");
  await expect(parts.locator("[aria-current]")).toHaveCount(1);
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_FAILED/] });

  test("the details of a home can be loaded again", async ({ page }) => {
    await page.route("**/details.json", (route) => route.abort());
    await goto(page, `${home.path}?home=${home.number}`);
    await expect(homeDialog(page).getByText("could not be loaded")).toBeVisible();
    await page.unroute("**/details.json");
    await homeDialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(
      homeDialog(page).getByRole("heading", { name: "Plan", exact: true }),
    ).toBeVisible();
  });
});
