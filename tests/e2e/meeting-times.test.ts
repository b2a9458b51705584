import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { office } from "#catalog/office.ts";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { meetingTimes } from "#domain/meeting-times.ts";
import { errorToast } from "#tests/e2e/support/error-toast.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";
import {
  fillMeeting,
  meetingField,
  openMeeting,
  popup,
  receipt,
  submitMeeting,
} from "#tests/e2e/support/meeting-popup.ts";

const times = (page: Page) => meetingField(page, "time").locator('option:not([value=""])');

/** Ten past twelve in Dubai, on a Wednesday. */
const NOW = new Date("2026-11-18T08:10:00Z");

async function openAt(page: Page, now = NOW) {
  await page.clock.setFixedTime(now);
  await goto(page, "/about");
  await openMeeting(page);
}

test("times that have passed in Dubai are not offered for today", async ({ page }) => {
  await openAt(page);
  await meetingField(page, "date").fill("2026-11-19");
  await expect(times(page)).toHaveText(meetingTimes(office));
  await meetingField(page, "time").selectOption("12:00 PM");
  await meetingField(page, "date").fill("2026-11-18");
  await expect(times(page)).toHaveText(meetingTimes(office).slice(7));
  await expect(meetingField(page, "time"), "a passed time does not stay chosen").toHaveValue("");
});

test("a time that passes while the form is filled in is not sent", async ({ page }) => {
  const requests = await respondToLeads(page);
  await openAt(page);
  await fillMeeting(page, "2026-11-18", "12:30 PM");
  await page.clock.setFixedTime(new Date("2026-11-18T08:31:00Z"));
  await submitMeeting(page);
  const message = "This time has passed in Dubai. Choose a later one.";
  await expect(errorToast(page).getByRole("listitem")).toHaveText([message]);
  await expect(meetingField(page, "time")).toHaveAccessibleDescription(new RegExp(message));
  expect(requests).toHaveLength(0);
});

test("the date says on which days the office is closed", async ({ page }) => {
  await respondToLeads(page);
  await openAt(page);
  const date = meetingField(page, "date");
  await date.fill("2026-11-20");
  await expect(date).toHaveAccessibleDescription("The office is open Monday to Friday.");
  await fillMeeting(page, "2026-11-21", "10:00 AM");
  await expect(date).toHaveAccessibleDescription(
    "The office is closed on Saturday and Sunday; we will propose another time.",
  );
  await submitMeeting(page);
  await expect(popup(page), "it can be chosen all the same").toBeHidden();
});

test("[5.001] [5.007] a date outside the window says which dates are possible", async ({
  page,
}) => {
  const requests = await respondToLeads(page);
  await openAt(page);
  await fillMeeting(page, "2026-11-17", "10:00 AM");
  await submitMeeting(page);
  const message = "Choose a date from 18 November 2026 to 18 November 2027.";
  await expect(errorToast(page).getByRole("listitem")).toHaveText([message]);
  await expect(meetingField(page, "date")).toHaveAccessibleDescription(new RegExp(message));
  expect(requests).toHaveLength(0);
});

test.describe("in Honolulu, where it is still yesterday", () => {
  test.use({ timezoneId: "Pacific/Honolulu" });

  test("today's times have all passed in Dubai", async ({ page }) => {
    await openAt(page);
    const date = meetingField(page, "date");
    await expect(date).toHaveAttribute("min", "2026-11-17");
    await fillMeeting(page, "2026-11-18", "05:30 PM");
    await date.fill("2026-11-17");
    const message = "No time is left on this day in Dubai. Choose a later date.";
    await expect(date).toHaveAccessibleDescription(message);
    await expect(times(page)).toHaveCount(0);
    await submitMeeting(page);
    await expect(errorToast(page).getByRole("listitem")).toHaveText([message, "Time is required"]);
  });
});

test.describe("when the server's clock is ahead", () => {
  test.use({ expectedConsole: [/status of 422/] });

  test("[8.010] the server's error is shown at its field", async ({ page }) => {
    const message = "This time has passed in Dubai. Choose a later one.";
    const body = { success: false, message, field: "time" };
    await respondToLeads(page, { status: 422, body });
    await openAt(page);
    await fillMeeting(page, "2026-11-18", "12:30 PM");
    await submitMeeting(page);
    await expect(errorToast(page)).toHaveText(FAILURE_TEXTS.unknown);
    await expect(meetingField(page, "time")).toHaveAccessibleDescription(new RegExp(message));
  });
});

test("[4.004] [8.014] after the popup has closed, the request is shown and can be saved", async ({
  page,
}) => {
  await respondToLeads(page, { headers: { "X-Lead-Reference": "M-3F9A02C1" } });
  await openAt(page);
  await fillMeeting(page, "2026-11-20", "02:30 PM");
  await submitMeeting(page);
  await expect(page.getByRole("status").filter({ hasText: successText("meeting") })).toBeVisible();
  await expect(popup(page)).toBeHidden();
  for (const words of [
    "Friday, 20 November 2026",
    "02:30 PM, Dubai time (GMT+4)",
    "This is a request until our office confirms it. Your reference is M-3F9A02C1.",
  ]) {
    await expect(receipt(page).getByText(words)).toBeVisible();
  }

  const download = page.waitForEvent("download");
  await receipt(page).getByRole("button", { name: "Add to calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("meeting.ics");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  for (const line of [
    "DTSTART:20261120T103000Z",
    "DTEND:20261120T110000Z",
    "STATUS:TENTATIVE",
    "SUMMARY:Meeting with Indus Gulf",
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.find((line) => line.startsWith("UID:"))).toMatch(
    /^UID:M-3F9A02C1-20261120T103000Z@/,
  );

  await receipt(page).getByRole("button", { name: "Close" }).click();
  await expect(receipt(page)).toBeHidden();
});
