import { company } from "#catalog/company.ts";
import { successText } from "#domain/lead-texts.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";
import {
  fillMeeting,
  meetingField,
  openMeeting,
  popup,
  submitMeeting,
} from "#tests/e2e/support/meeting-popup.ts";

test.use({ expectedConsole: [liveMapErrors] });

test("[4.004] a meeting request survives a reload until it is sent", async ({ page }) => {
  await respondToLeads(page);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await goto(page, "/about");
  await openMeeting(page);
  await fillMeeting(page, day, "02:30 PM");
  await page.reload();
  await openMeeting(page);
  await expect(meetingField(page, "name")).toHaveValue("Amina Khan");
  await expect(meetingField(page, "date")).toHaveValue(day);
  await expect(meetingField(page, "time")).toHaveValue("02:30 PM");
  await submitMeeting(page);
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await openMeeting(page);
  for (const name of ["name", "email", "phone", "date", "time"]) {
    await expect(meetingField(page, name)).toHaveValue("");
  }
});

test("[4.020] an enquiry survives a reload until it is sent", async ({ page }) => {
  await respondToLeads(page);
  await goto(page, "/contact");
  const form = page.getByRole("form", { name: "Inquiry" });
  const visitor = { name: "Omar Aziz", email: "omar@example.com", phone: "0092 300 1234567" };
  for (const [name, value] of Object.entries(visitor)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator("[name=propertyType]").selectOption("1 Bed");
  await page.reload();
  for (const [name, value] of Object.entries({ ...visitor, propertyType: "1 Bed" })) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByText(successText("contact"))).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  for (const name of [...Object.keys(visitor), "propertyType"]) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue("");
  }
});

test("what was typed into the chat survives other pages and a reload", async ({ page }) => {
  const chat = page.getByRole("button", { name: "Chat with us on WhatsApp" });
  const panel = page.getByRole("dialog", { name: company.chatName });
  await goto(page, "/pricing");
  await chat.click();
  await panel.getByLabel("Name").fill("Zara");
  await panel.getByLabel("Message").fill("When is the handover?");
  await goto(page, "/about");
  await page.goBack();
  await page.reload();
  await chat.click();
  await expect(panel.getByLabel("Name")).toHaveValue("Zara");
  await expect(panel.getByLabel("Message")).toHaveValue("When is the handover?");
});
