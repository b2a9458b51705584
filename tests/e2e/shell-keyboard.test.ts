import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";

function topLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
}

test("the first stop of the keyboard skips to the content", async ({ page }) => {
  await goto(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("a submenu opens on focus, and Escape closes it", async ({ page }) => {
  await goto(page, "/about");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(page.locator("[data-asleep]").filter({ has: menu })).toHaveCount(0);
  await topLink(page, "Home").focus();
  await page.keyboard.press("ArrowRight");
  await expect(topLink(page, "About")).toBeFocused();
  const pricing = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  await expect(pricing).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(topLink(page, "Who we are")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(topLink(page, "About")).toBeFocused();
  await expect(pricing).toBeHidden();
});

test("a submenu opens and closes by its button", async ({ page }) => {
  await goto(page, "/about");
  const button = page.getByRole("button", { name: "Projects submenu" });
  const shop = topLink(page, "Shop");
  await button.focus();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(shop).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(shop).toBeVisible();
  await topLink(page, "Blog").focus();
  await expect(shop).toBeHidden();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap on its button opens a submenu, another closes it", async ({ page }) => {
    await goto(page, "/about");
    const button = page.getByRole("button", { name: "Projects submenu" });
    await button.tap();
    await expect(topLink(page, "Shop")).toBeVisible();
    await button.tap();
    await expect(topLink(page, "Shop")).toBeHidden();
  });
});

test("Escape closes the side panel and gives the focus back", async ({ page }) => {
  await goto(page, "/about");
  const toggle = page.getByRole("button", { name: "Latest projects and contact" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close panel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Close panel" })).toBeHidden();
  await expect(toggle).toBeFocused();
});

test("after a navigation the heading has the focus and the title is announced", async ({
  page,
}) => {
  await goto(page, "/about");
  await topLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const announced = page.locator("output").first();
  await expect
    .poll(async () => (await announced.textContent()) === (await page.title()))
    .toBe(true);
  await expect(announced).toHaveText(/Latest News/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("submenus, side panel and mobile menu still open", async ({ page }) => {
    await page.goto("/about");
    await topLink(page, "Projects").hover();
    await expect(topLink(page, "Shop")).toBeVisible();
    await page.getByRole("button", { name: "Latest projects and contact" }).click();
    await expect(page.getByRole("heading", { name: "Contact Us" }).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  });
});
