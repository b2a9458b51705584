import type { Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";
import { availableHome, homeDialog, openHome } from "#tests/e2e/support/home-dialog.ts";
import {
  bookMeeting,
  fillMeeting,
  meetingField,
  popup,
  receipt,
  submitMeeting,
} from "#tests/e2e/support/meeting-popup.ts";

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

test("the receipt of a meeting about a home can be used over the home and after it", async ({
  page,
}) => {
  await respondToLeads(page, { headers: { "X-Lead-Reference": "M-3F9A02C1" } });
  await openHome(page);
  await homeDialog(page).getByRole("button", { name: "Schedule a meeting" }).click();
  await bookMeeting(page);
  await receipt(page).getByRole("button", { name: "Add to calendar" }).click({ trial: true });
  await homeDialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(homeDialog(page)).toBeHidden();
  await receipt(page).getByRole("button", { name: "Close" }).click();
  await expect(receipt(page)).toBeHidden();
});

test.describe("in Karachi", () => {
  test.use({ timezoneId: "Asia/Karachi" });

  test("the receipt names the home, the place, the visitor's own time and the number to call", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-18T08:10:00Z");
    const requests = await respondToLeads(page, { headers: { "X-Lead-Reference": "M-3F9A02C1" } });
    await openHome(page);
    await homeDialog(page).getByRole("button", { name: "Schedule a meeting" }).click();
    await fillMeeting(page, "2027-01-12", "10:00 AM");
    const phone = meetingField(page, "phone");
    await phone.fill("0300 1234567");
    await submitMeeting(page);
    await expect(popup(page)).toBeHidden();
    const [request] = requests;
    expect(request?.headers()).toMatchObject({
      "x-time-zone": "Asia/Karachi",
      "x-lead-about": `indus-residence.${availableHome.number}`,
    });
    expect(request?.postDataJSON().phone, "what was typed is sent").toBe("0300 1234567");
    for (const words of [
      "10:00 AM, Dubai time (GMT+4)",
      "11:00 AM in your time, Asia/Karachi",
      `At our office, ${company.address.street}`,
      "+92 300 1234567",
      "answer the mail that we have sent you",
    ]) {
      await expect(receipt(page).getByText(words)).toBeVisible();
    }
    await expect(
      receipt(page).getByRole("link", {
        name: `${availableHome.number}, ${availableHome.title}`,
      }),
    ).toHaveAttribute("href", `${availableHome.path}?home=${availableHome.number}`);
  });

  test("a number without country code asks for it, and keeps what was typed until then", async ({
    page,
  }) => {
    await goto(page, "/contact");
    const form = page.getByRole("form", { name: "Inquiry" });
    const phone = form.getByLabel("Phone");
    await phone.fill("0300 1234567");
    const yes = form.getByRole("button", { name: "+92 300 1234567" });
    await expect(yes).toBeVisible();
    await expect(phone).toHaveValue("0300 1234567");
    await yes.click();
    await expect(phone).toHaveValue("+92 300 1234567");
    await expect(phone).toBeFocused();
    await expect(yes).toBeHidden();
    await page.reload();
    await expect(phone).toHaveValue("+92 300 1234567");
  });
});
