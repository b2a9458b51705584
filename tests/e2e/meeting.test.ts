import type { Page } from "@playwright/test";
import { office } from "#catalog/office.ts";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import { meetingTimes } from "#domain/meeting-times.ts";
import { optionLists } from "#catalog/forms.ts";
import { errorToast } from "#tests/e2e/support/error-toast.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import {
  respondToLeads,
  LEAD_REQUESTS,
  rememberRequests,
} from "#tests/e2e/support/lead-requests.ts";
import { opener, popup } from "#tests/e2e/support/meeting-popup.ts";

const submit = (page: Page) => popup(page).locator("[type=submit]");

function localDay(daysAhead: number): string {
  const day = new Date();
  day.setDate(day.getDate() + daysAhead);
  return day.toLocaleDateString("sv-SE"); // YYYY-MM-DD
}

const visitor = {
  name: "Amina Khan",
  email: "amina@example.com",
  phone: "+971 (50) 123-4567",
  date: localDay(30),
  time: "02:30 PM",
  propertyInterest: "Investment Consultation",
  message: "A flat\nby the sea",
};

async function openPopup(page: Page) {
  await goto(page, "/about");
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
}

async function fillMeeting(page: Page) {
  for (const name of ["name", "email", "phone", "date", "message"] as const) {
    await popup(page).locator(`[name=${name}]`).fill(visitor[name]);
  }
  for (const name of ["time", "propertyInterest"] as const) {
    await popup(page).locator(`[name=${name}]`).selectOption(visitor[name]);
  }
}

test("[4.001] the popup keeps its shape while it closes", async ({ page }) => {
  await openPopup(page);
  const moved = await popup(page).evaluate(async (dialog) => {
    const form = dialog.querySelector("form")!;
    const before = form.getBoundingClientRect();
    dialog.querySelector<HTMLElement>("[aria-label=Close]")!.click();
    while (dialog.hasAttribute("open")) await new Promise(requestAnimationFrame);
    const { left, width } = form.getBoundingClientRect();
    return [left - before.left, width - before.width];
  });
  expect(moved).toEqual([0, 0]);
});

test("[2.030] [4.001] [4.002] the header opens the popup; backdrop, button and Escape close it", async ({
  page,
}) => {
  await goto(page, "/about");
  const ways = [
    () => page.mouse.click(20, 400),
    () => popup(page).getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of ways) {
    await opener(page).click();
    await expect(popup(page)).toBeVisible();
    await expect(page.locator("body")).toHaveClass(/popup-open/);
    await close();
    await expect(popup(page)).toBeHidden();
    await expect(page.locator("body")).not.toHaveClass(/popup-open/);
    await expect(opener(page)).toBeFocused();
  }
});

test("[5.007] [9.003] [3.017] the popup offers a year of days, 18 times and three interests", async ({
  page,
}) => {
  await openPopup(page);
  const date = popup(page).getByLabel("Date");
  await expect(date).toHaveAttribute("min", localDay(0));
  await expect(date).toHaveAttribute("max", localDay(365));
  const choices = (name: string) => popup(page).locator(`[name=${name}] option:not([value=""])`);
  await expect(choices("time")).toHaveText(meetingTimes(office));
  await expect(choices("propertyInterest")).toHaveText([...optionLists.propertyInterests]);
});

test("[5.007] a day that has passed for the visitor is not sent, though it is today elsewhere", async ({
  page,
}) => {
  const requests = await respondToLeads(page);
  await page.clock.setFixedTime(new Date(`${localDay(0)}T11:00:00`));
  await openPopup(page);
  await fillMeeting(page);
  for (const day of [-1, 366]) {
    await popup(page).locator("[name=date]").fill(localDay(day));
    await submit(page).click();
    await expect(popup(page).getByLabel("Date")).toHaveAttribute("aria-invalid", "true");
  }
  await popup(page).locator("[name=date]").fill(localDay(365));
  await submit(page).click();
  await expect(popup(page)).toBeHidden();
  expect(requests).toHaveLength(1);
});

test("[5.001] [5.008] [8.020] an empty form lists all missing fields in one toast", async ({
  page,
}) => {
  const requests = await respondToLeads(page);
  await openPopup(page);
  await submit(page).click();
  const toast = errorToast(page);
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText("Please fix the following errors:", { exact: true })).toBeVisible();
  await expect(toast.getByRole("listitem")).toHaveText([
    "Name is required",
    "Valid email is required",
    "Valid phone number is required",
    "Date is required",
    "Time is required",
  ]);
  for (const name of ["name", "email", "phone", "date", "time"]) {
    await expect(popup(page).locator(`[name=${name}]`)).toHaveAttribute("required");
  }
  await expect(popup(page).locator("[name=name]")).toBeFocused();
  expect(requests).toHaveLength(0);
});

test("[1.002] [4.004] [8.014] a visitor books a meeting", async ({ page }) => {
  await openPopup(page);
  await fillMeeting(page);
  const sent = page.waitForRequest(LEAD_REQUESTS);
  await submit(page).click();

  const request = await sent;
  expect(request.postDataJSON()).toEqual(visitor);
  expect((await request.response())?.status()).toBe(200);
  await expect(page.getByRole("status").filter({ hasText: successText("meeting") })).toBeVisible();
  await expect(popup(page)).toBeHidden();

  await opener(page).click();
  for (const name of Object.keys(visitor)) {
    await expect(popup(page).locator(`[name=${name}]`)).toHaveValue("");
  }
});

test.describe("when the server fails", () => {
  test.use({ expectedConsole: [/status of 500|ERR_INTERNET_DISCONNECTED/] });

  test("[4.003] [4.005] [8.012] the fields are disabled while sending, then keep their content", async ({
    page,
  }) => {
    const response = Promise.withResolvers<void>();
    const requests = await respondToLeads(page, { status: 500, after: response.promise });
    await openPopup(page);
    await fillMeeting(page);
    // Both clicks come before the first can be rendered.
    await submit(page).evaluate((button: HTMLElement) => [1, 2].forEach(() => button.click()));
    await expect(submit(page)).toHaveText("Sending...");
    await expect(submit(page).locator("svg")).toBeVisible();
    await expect(popup(page).locator("form [aria-live]")).toHaveText("Sending. Please wait.");
    for (const name of Object.keys(visitor)) {
      await expect(popup(page).locator(`[name=${name}]`)).toBeDisabled();
    }

    response.resolve();
    await expect(errorToast(page)).toHaveText(FAILURE_TEXTS.unknown);
    await expect(popup(page)).toBeVisible();
    for (const [name, value] of Object.entries(visitor)) {
      await expect(popup(page).locator(`[name=${name}]`)).toHaveValue(value);
      await expect(popup(page).locator(`[name=${name}]`)).toBeEnabled();
    }
    await expect(submit(page)).toBeFocused();
    expect(requests, "a double click sends once").toHaveLength(1);
  });

  test("[8.001] offline the text is kept, in the open popup and after closing it", async ({
    page,
    context,
  }) => {
    await openPopup(page);
    await fillMeeting(page);
    // The toaster is loaded with the popup; without it the browser's own alert is shown.
    await expect(page.locator("#toasts")).toBeAttached();
    await context.setOffline(true);
    await submit(page).click();
    await expect(errorToast(page)).toHaveText(FAILURE_TEXTS.network);

    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await opener(page).click();
    for (const [name, value] of Object.entries(visitor)) {
      await expect(popup(page).locator(`[name=${name}]`)).toHaveValue(value);
    }
  });
});

test.describe("offline before the popup is loaded", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("[8.008] the page shows the error and stays usable", async ({ page }) => {
    await page.route("**/meeting-dialog*", (route) => route.abort());
    await goto(page, "/about");
    await opener(page).click();
    await expect(errorToast(page)).toHaveText(FAILURE_TEXTS.network);
    await expect(page.locator("body")).not.toHaveClass(/popup-open/);
  });
});

test("[8.013] past the local limit nothing is sent", async ({ page }) => {
  const requests = await respondToLeads(page);
  await rememberRequests(page, "meeting", 10);
  await openPopup(page);
  await fillMeeting(page);
  await submit(page).click();
  await expect(errorToast(page)).toHaveText(FAILURE_TEXTS.rateLimit);
  expect(requests).toHaveLength(0);
});
