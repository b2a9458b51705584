import type { Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";
import {
  bookMeeting,
  closeMeeting,
  meetingField,
  openMeeting,
  opener,
} from "#tests/e2e/support/meeting-popup.ts";

const WARSAN = "I am interested in Warsan Tower, Dubai.";

/** Follows a link within the site, without loading a new document. */
async function visitInSite(page: Page, label: string, path: string) {
  await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(path);
}

test.use({ expectedConsole: [liveMapErrors] });

test("[7.004] a meeting requested on a project's page names the project", async ({ page }) => {
  const requests = await respondToLeads(page);
  await goto(page, "/project-single/3");
  await page.getByRole("main").getByRole("button", { name: "Schedule Meeting" }).first().click();
  await expect(meetingField(page, "message")).toHaveValue(WARSAN);
  await expect(meetingField(page, "propertyInterest")).toHaveValue("Buy a Property");
  await closeMeeting(page);
  await openMeeting(page);
  await bookMeeting(page);
  expect(requests[0]?.postDataJSON()).toMatchObject({ message: WARSAN });

  await opener(page).click();
  await expect(meetingField(page, "message"), "the next request has a new message").toHaveValue(
    WARSAN,
  );
});

test("an untouched message follows the page, the visitor's own text stays below the project", async ({
  page,
}) => {
  await goto(page, "/project-single/3");
  await openMeeting(page);
  await expect(meetingField(page, "message")).toHaveValue(WARSAN);
  await goto(page, "/project-single/1");
  await openMeeting(page);
  const message = meetingField(page, "message");
  await expect(message).toHaveValue(/^I am interested in (?!Warsan)/);
  await closeMeeting(page);
  await visitInSite(page, "Contact", "/contact");
  await goto(page, "/about");
  await openMeeting(page);
  await expect(message).toHaveValue("");
  await message.fill("A flat by the sea");
  await goto(page, "/project-single/3");
  await openMeeting(page);
  await expect(message).toHaveValue(`${WARSAN}\nA flat by the sea`);
  await goto(page, "/project-single/1");
  await openMeeting(page);
  await expect(message).toHaveValue(/^I am interested in (?!Warsan).+\nA flat by the sea$/);
});

test("[7.004] a request begun on another page names the project it is sent from", async ({
  page,
}) => {
  const requests = await respondToLeads(page);
  await goto(page, "/");
  await openMeeting(page);
  await meetingField(page, "message").fill("Call after six");
  await closeMeeting(page);
  await goto(page, "/project-single/3");
  await openMeeting(page);
  await bookMeeting(page);
  expect(requests[0]?.postDataJSON()).toMatchObject({ message: `${WARSAN}\nCall after six` });
});

test("an untouched interest follows the page", async ({ page }) => {
  const interest = meetingField(page, "propertyInterest");
  await goto(page, "/project-single/3");
  await page.getByRole("main").getByRole("button", { name: "Schedule Meeting" }).first().click();
  await expect(interest).toHaveValue("Buy a Property");
  await closeMeeting(page);
  await visitInSite(page, "About us", "/about");
  await openMeeting(page);
  await expect(interest).toHaveValue("");
});

test("the contact form names the project whose page led to it", async ({ page }) => {
  const message = page.getByRole("form", { name: "Inquiry" }).locator("[name=message]");
  await goto(page, "/project-single/3");
  await visitInSite(page, "Contact", "/contact");
  await expect(message).toHaveValue(WARSAN);
  await expect(page.getByText(`${WARSAN.length} / 1000`)).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue(WARSAN);
  await goto(page, "/about");
  await visitInSite(page, "Contact", "/contact");
  await expect(message).toHaveValue("");
});

test("the chat names the project whose page it is opened on", async ({ page }) => {
  const chat = page.getByRole("button", { name: "Chat with us on WhatsApp" });
  const message = page.getByRole("dialog", { name: company.chatName }).getByLabel("Message");
  await goto(page, "/project-single/3");
  await chat.click();
  await expect(message).toHaveValue(WARSAN);
  await chat.click();
  await goto(page, "/about");
  await chat.click();
  await expect(message).toHaveValue("");
  await message.fill("When is the handover?");
  await goto(page, "/project-single/3");
  await chat.click();
  await expect(message).toHaveValue(`${WARSAN}\nWhen is the handover?`);
});

test("a message written on the page of a development's homes names the development", async ({
  page,
}) => {
  const development = "I am interested in Indus Residence, Dubai South.";
  const home = /^I am interested in home A-101 in Indus Residence/;
  const message = meetingField(page, "message");
  const chat = page.getByRole("dialog", { name: company.chatName }).getByLabel("Message");
  await goto(page, "/homes/indus-residence");
  await openMeeting(page);
  await expect(message).toHaveValue(development);
  await closeMeeting(page);
  await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
  await expect(chat).toHaveValue(development);
  await visitInSite(page, "Contact", "/contact");
  const enquiry = page.getByRole("form", { name: "Inquiry" }).locator("[name=message]");
  await expect(enquiry).toHaveValue(development);

  await goto(page, "/homes/indus-residence?home=A-101");
  const dialog = page.getByRole("dialog", { name: /A-101/ });
  await dialog.getByRole("button", { name: "Schedule a meeting" }).click();
  await expect(message, "an open home is named instead").toHaveValue(home);
  await closeMeeting(page);
  await dialog.getByRole("button", { name: "Close this home" }).click();
  await openMeeting(page);
  await expect(message, "after it is closed, the development").toHaveValue(development);
});
