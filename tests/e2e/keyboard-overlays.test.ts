import type { Locator, Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { skipToContent, tabTo } from "#tests/e2e/support/keyboard.ts";

const opener = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

const windows: Record<string, { path: string; button: string | RegExp; inHeader?: boolean }> = {
  "the meeting popup": { path: "/about", button: "Schedule Meeting", inHeader: true },
  "the wishlist and compare panel": {
    path: "/about",
    button: "Wishlist and compare",
    inHeader: true,
  },
  "the story": { path: "/", button: "Watch Our Story" },
  "a post's film": { path: "/blog-single/2", button: /^Play/ },
  "the picture viewer": { path: "/project-single/1", button: /^View picture/ },
  "the zoomed picture": { path: "/product-single/1", button: /^Zoom in/ },
};

for (const [name, { path, button, inHeader }] of Object.entries(windows)) {
  test(`${name} takes the focus, traps it, and restores it on Escape and by its button`, async ({
    page,
  }) => {
    await goto(page, path);
    if (!inHeader) await skipToContent(page);
    await tabTo(page, opener(page, button));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    for (const key of [...Array<string>(12).fill("Tab"), "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await focusIsWithin(dialog), `after ${key}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener(page, button)).toBeFocused();

    await page.keyboard.press("Space");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await tabTo(page, dialog.getByRole("button", { name: "Close" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(opener(page, button)).toBeFocused();
  });
}

/** Between the last and the first tab stop of a dialog the focus is in the browser's own controls. */
function focusIsWithin(box: Locator): Promise<boolean> {
  return box.evaluate(
    (element) =>
      document.activeElement === document.body || element.contains(document.activeElement),
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the mobile menu traps the focus together with the header", async ({ page }) => {
    await goto(page, "/about");
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    const close = page.getByRole("button", { name: "Close menu" });
    await tabTo(page, toggle);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("navigation", { name: "Menu" }).getByRole("link").first(),
    ).toBeFocused();
    for (let round = 0; round < 2; round++) {
      await tabTo(page, close);
      await page.keyboard.press("Tab");
      expect(await focusIsWithin(page.getByRole("banner"))).toBe(true);
    }
    await expect(close).toBeVisible();
    await tabTo(page, toggle);
    await tabTo(page, close, "Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(close).toBeHidden();
    await expect(toggle).toBeFocused();
    await tabTo(page, page.getByRole("main").getByRole("link").first());
  });

  test("an entry of the mobile menu opens its page, which begins with the skip link", async ({
    page,
  }) => {
    await goto(page, "/about");
    await tabTo(page, page.getByRole("button", { name: "Menu", exact: true }));
    await page.keyboard.press("Space");
    await tabTo(
      page,
      page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Blog" }),
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });
});

test("the side panel closes when the focus moves to the page", async ({ page }) => {
  await goto(page, "/about");
  await tabTo(page, page.getByRole("button", { name: "Latest projects and contact" }));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Latest projects and contact" });
  await tabTo(page, panel.getByRole("button", { name: "Subscribe" }));
  await page.keyboard.press("Tab");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the chat takes the focus, lets it move to the page, and restores it on Escape", async ({
  page,
}) => {
  await goto(page, "/404");
  const button = page.getByRole("button", { name: "Chat with us on WhatsApp" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const chat = page.getByRole("dialog");
  await expect(chat.getByRole("heading")).toBeFocused();
  await tabTo(page, button);
  await tabTo(page, chat.getByLabel("Name"), "Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
});

test("a toast can be focused and closed", async ({ page }) => {
  await goto(page, "/forgot-password");
  await skipToContent(page);
  await tabTo(page, page.getByRole("button", { name: "Resend Password" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByLabel("E-mail")).toBeFocused();
  await page.getByRole("alert").hover(); // pauses its five seconds
  await tabTo(page, page.getByRole("button", { name: "Close notification" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeHidden();
});
