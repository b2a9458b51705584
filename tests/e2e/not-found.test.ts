import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test("[2.106] [8.022] the 404 screen says what happened and shows a picture", async ({ page }) => {
  await goto(page, "/404");
  const main = page.getByRole("main");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText("Oops! Page Not Found!", { exact: true })).toHaveRole("heading");
  await expect(main.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(main.getByText(/could not be found/)).toContainText("mistyped");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("[2.107] 'Back to home' leads to the top of /home", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await goto(page, "/404");
  await page.getByRole("link", { name: "Back to home", exact: true }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("heading", { name: "Oops! Page Not Found!" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("[2.106] the 404 screen links to other pages", async ({ page }) => {
  await goto(page, "/404");
  const ways = page.getByRole("navigation", { name: "Other pages" }).getByRole("link");
  await expect(ways.first()).toHaveAttribute("href", "/project");
  await expect(ways.last()).toHaveText("Contact us");
  await expect(ways.last()).toHaveAttribute("href", "/contact");
});
