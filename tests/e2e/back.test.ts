import type { Locator, Page } from "@playwright/test";
import { findProject } from "#catalog/projects/projects.ts";
import { goToIndividualDocuments } from "#tests/e2e/support/broker-form.ts";
import { NOT_HYDRATED } from "#site/boot/names.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

const PROJECT = "/project-single/3";
const title = findProject("3")?.title ?? "";

/** Starts at the list, so that one back navigation too many is visible. */
async function goToProject(page: Page): Promise<void> {
  await goto(page, "/project");
  await page.getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(PROJECT);
  await waitForHydration(page);
}

/** The content of a panel adds the history entry. */
async function openPanel(page: Page, opener: string, panel: Locator): Promise<void> {
  await page.getByRole("button", { name: opener }).click();
  await expect(panel.locator(`[${NOT_HYDRATED}]`)).toHaveCount(0);
}

async function expectBackToClose(page: Page, open: Locator): Promise<void> {
  await expect(open).toBeVisible();
  await page.goBack();
  await expect(open).toBeHidden();
  await expect(page).toHaveURL(PROJECT);
  await page.goBack();
  await expect(page).toHaveURL("/project");
}

test("Back closes the meeting popup and keeps what was typed", async ({ page }) => {
  await goToProject(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" });
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await opener.click();
  await popup.getByLabel("Full name").fill("Amina Khan");
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(popup.getByLabel("Full name")).toHaveValue("Amina Khan");
  await expectBackToClose(page, popup);
});

test("Back closes the gallery", async ({ page }) => {
  await goToProject(page);
  await page.getByRole("button", { name: "View picture" }).first().click();
  await expectBackToClose(page, page.getByRole("dialog"));
});

test("Back closes the drawer of the shop's lists", async ({ page }) => {
  await goToProject(page);
  await page.getByRole("button", { name: "Wishlist and compare" }).click();
  await expectBackToClose(page, page.getByRole("dialog", { name: "Your lists" }));
});

test("Back closes the side panel", async ({ page }) => {
  await goToProject(page);
  const panel = page.locator("#side-panel");
  await openPanel(page, "Latest projects and contact", panel);
  await expectBackToClose(page, panel);
});

test("Back closes the chat and keeps what was typed", async ({ page }) => {
  await goToProject(page);
  const opener = page.getByRole("button", { name: "Chat with us on WhatsApp" });
  const chat = page.getByRole("dialog", { name: "Indus Gulf Properties" });
  await opener.click();
  await chat.getByLabel("Name").fill("Amina Khan");
  await page.goBack();
  await expect(chat).toBeHidden();
  await opener.click();
  await expect(chat.getByLabel("Name")).toHaveValue("Amina Khan");
  await expectBackToClose(page, chat);
});

test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Back closes the menu", async ({ page }) => {
    await goToProject(page);
    await openPanel(page, "Menu", page.locator("#mobile-menu"));
    await expectBackToClose(page, page.getByRole("navigation", { name: "Menu" }));
  });

  test("Back from a page opened in the menu skips the closed menu", async ({ page }) => {
    await goToProject(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page).toHaveURL(PROJECT);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/project");
  });
});

test("Back skips an overlay that was closed by its button", async ({ page }) => {
  await goToProject(page);
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/project");
});

test("Back after a reload skips an overlay that was closed before the reload", async ({ page }) => {
  await goto(page, "/about");
  await goto(page, PROJECT);
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("Back closes one overlay at a time, the last opened first", async ({ page }) => {
  await goToProject(page);
  const chat = page.getByRole("dialog", { name: "Indus Gulf Properties" });
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
  await expect(chat).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expectBackToClose(page, chat);
});

test("Back in the broker registration goes one step back, then leaves the page", async ({
  page,
}) => {
  await goto(page, "/about");
  await goToIndividualDocuments(page);
  for (const heading of ["Professional", "Personal"]) {
    await page.goBack();
    await expect(page.getByRole("heading", { name: heading })).toBeFocused();
  }
  await page.getByRole("button", { name: "Next Step" }).click();
  await expect(page.getByRole("heading", { name: "Professional" })).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Previous" }).click();
  await page.goBack();
  await expect(page.getByRole("radio", { name: /Individual/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});
