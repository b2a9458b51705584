import type { Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { NOT_HYDRATED } from "#site/boot/names.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

function topLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
}

async function gotoMenu(page: Page) {
  await goto(page, "/about");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(page.locator(`[${NOT_HYDRATED}]`).filter({ has: menu })).toHaveCount(0);
}

test("the first tab stop skips to the content", async ({ page }) => {
  await goto(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("focus alone opens no submenu", async ({ page }) => {
  await gotoMenu(page);
  const inPage = page.locator("main :focus");
  let stops = 0;
  while (stops < 40 && (await inPage.count()) === 0) {
    await page.keyboard.press("Tab");
    stops += 1;
    await expect(page.locator("header [aria-expanded=true]")).toHaveCount(0);
  }
  expect(stops).toBeLessThanOrEqual(24);
});

test("the down arrow on its toggle opens a submenu, and Escape closes it", async ({ page }) => {
  await gotoMenu(page);
  const toggle = page.getByRole("button", { name: "About submenu" });
  const pricing = topLink(page, "Pricing");
  await topLink(page, "Home").focus();
  await page.keyboard.press("ArrowRight");
  await expect(topLink(page, "About")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  await expect(pricing).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(topLink(page, "Who we are")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(topLink(page, "Our people")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
  await expect(pricing).toBeHidden();
});

test("a submenu opens and closes by Enter and Space, and closes when focus leaves", async ({
  page,
}) => {
  await gotoMenu(page);
  const button = page.getByRole("button", { name: "Projects submenu" });
  const shop = topLink(page, "Shop");
  await button.focus();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(shop).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(shop).toBeHidden();
  await page.keyboard.press("Space");
  await expect(shop).toBeVisible();
  await topLink(page, "Blog").focus();
  await expect(shop).toBeHidden();
});

test("the top bar cannot be focused while it is above the screen", async ({ page }) => {
  await gotoMenu(page);
  const header = page.getByRole("banner");
  const logo = header.getByRole("link", { name: company.name, exact: true });
  const network = header.getByRole("link", { name: /Instagram/ });
  await logo.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(network).toBeFocused();

  await page.evaluate(() => scrollTo(0, 600));
  await expect(header).toHaveAttribute("data-fixed");
  await expect(network).toBeHidden();
  await logo.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.locator(":focus")).toBeInViewport();
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

test("Escape closes the side panel and restores the focus", async ({ page }) => {
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
