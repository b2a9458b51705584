import type { Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";
import { bookMeeting, popup, receipt } from "#tests/e2e/support/meeting-popup.ts";

test.use({ expectedConsole: [liveMapErrors] });

const openers = {
  "the header": { path: "/about", landmark: "banner" },
  "a project": { path: "/project-single/3", landmark: "main" },
} as const;

type Opener = (typeof openers)[keyof typeof openers];

async function bookFrom(page: Page, { path, landmark }: Opener) {
  await respondToLeads(page, { headers: { "X-Lead-Reference": "M-3F9A02C1" } });
  await goto(page, path);
  const opener = page
    .getByRole(landmark)
    .getByRole("button", { name: "Schedule Meeting" })
    .filter({ visible: true })
    .first();
  await opener.press("Enter");
  await expect(popup(page)).toBeVisible();
  await bookMeeting(page);
  return opener;
}

for (const [place, options] of Object.entries(openers)) {
  test(`the focus moves from the button in ${place} to the receipt and back`, async ({ page }) => {
    const opener = await bookFrom(page, options);
    await expect(opener).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(receipt(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(receipt(page).getByRole("button", { name: "Add to calendar" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(receipt(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("on a phone the receipt does not cover the chat, and is shown again after it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bookFrom(page, openers["a project"]);
  await expect(receipt(page)).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole("button", { name: "Chat with us on WhatsApp" });
  await chat.click();
  const panel = page.getByRole("dialog", { name: company.chatName });
  await panel.getByRole("button", { name: "Send to WhatsApp" }).click({ trial: true });
  await expect(receipt(page)).toBeHidden();
  await chat.click();
  await expect(receipt(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(receipt(page).getByText("M-3F9A02C1")).toBeVisible();
});
