import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const popup = (page: Page) => page.getByRole("dialog", { name: "Schedule Meeting" });

export const opener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" });

export const receipt = (page: Page) => page.getByRole("region", { name: "Your meeting request" });

export const meetingField = (page: Page, name: string) => popup(page).locator(`[name=${name}]`);

export async function openMeeting(page: Page): Promise<void> {
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
}

export async function closeMeeting(page: Page): Promise<void> {
  await popup(page).getByRole("button", { name: "Close" }).click();
  await expect(popup(page)).toBeHidden();
}

export async function submitMeeting(page: Page): Promise<void> {
  await popup(page).locator("[type=submit]").click();
}

const visitor = { name: "Amina Khan", email: "amina@example.com", phone: "+971 50 123 4567" };

/** Sends the open form, for a day a month ahead. */
export async function bookMeeting(page: Page): Promise<void> {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await fillMeeting(page, day, "02:30 PM");
  await submitMeeting(page);
  await expect(popup(page)).toBeHidden();
}

export async function fillMeeting(page: Page, date: string, time: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...visitor, date })) {
    await meetingField(page, name).fill(value);
  }
  await meetingField(page, "time").selectOption(time);
}
