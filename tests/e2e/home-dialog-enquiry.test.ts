import { expect, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog, homeOf, openHome } from "#tests/e2e/support/home-dialog.ts";
import { othersLike } from "#tests/e2e/support/homes-list.ts";

const home = availableHome;
const unreleased = homeOf("indus-residence-phase-2", "not-released");

test("a meeting and a chat name the home", async ({ page }) => {
  await openHome(page);
  const chat = homeDialog(page).getByRole("link", { name: /^WhatsApp/ });
  await expect(chat).toHaveAttribute("href", new RegExp(`home%20${home.number}%20in`));
  await homeDialog(page).getByRole("button", { name: "Schedule a meeting" }).click();
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await expect(popup.locator("[name=message]")).toHaveValue(
    new RegExp(`^I am interested in home ${home.number} in ${home.title}`),
  );
  await expect(popup.locator("[name=propertyInterest]")).toHaveValue("Buy a Property");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(homeDialog(page)).toBeVisible();
});

test("an error in a form over a home is shown on the form", async ({ page }) => {
  await openHome(page);
  await homeDialog(page).getByRole("button", { name: "Schedule a meeting" }).click();
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await popup.getByRole("button", { name: "Schedule Meeting" }).click();
  await popup.getByRole("alert").click();
  await expect(popup.getByRole("alert")).toBeHidden();
  await expect(popup).toBeVisible();
});

test.describe("a home that is not released", () => {
  test.use({ expectedConsole: [liveMapErrors] });

  test("leads to the register of interest, which names it", async ({ page }) => {
    await openHome(page, unreleased);
    await expect(homeDialog(page).getByText("Indicative price")).toBeVisible();
    await expect(
      homeDialog(page).getByText("Not open yet: no home can be reserved"),
    ).toBeAttached();
    await expect(homeDialog(page).getByRole("button", { name: "Schedule a meeting" })).toHaveCount(
      0,
    );
    await homeDialog(page).getByRole("button", { name: "Register your interest" }).click();
    const popup = page.getByRole("dialog", { name: "Register your interest" });
    await expect(popup).toContainText(`${unreleased.title} is not on sale yet.`);
  });
});

test("a sold home says so, with a way to one like it", async ({ page }) => {
  const sold = homeOf("warsan-tower", "sold");
  await openHome(page, sold);
  await expect(
    homeDialog(page).getByText("This home is sold. Ask us about one like it."),
  ).toBeVisible();
  await expect(homeDialog(page).getByText("Sold", { exact: true })).toBeVisible();
  await expect(homeDialog(page).getByText(othersLike("warsan-tower", sold.type))).toBeVisible();
  await expect(
    homeDialog(page)
      .getByText(/^Availability as of/)
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(homeDialog(page).getByRole("button", { name: "Cost" })).toHaveCount(0);
  await expect(homeDialog(page).getByRole("region", { name: "Cost" })).toHaveCount(0);
  await expect(homeDialog(page).getByRole("button", { name: "Schedule a meeting" })).toBeVisible();
});
