import type { Locator, Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { builtPages } from "#tests/built-pages.ts";
import { watchAlerts } from "#tests/e2e/support/alerts.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: company.chatName });
const opener = (page: Page) => page.getByRole("button", { name: "Chat with us on WhatsApp" });

async function expectAtBottomRight(button: Locator, path: string) {
  await expect(button, path).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await button.boundingBox();
      return box && 1440 - box.x < 120 && 900 - box.y < 120;
    }, path)
    .toBe(true);
}

async function openChat(page: Page) {
  await goto(page, "/pricing");
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

test("[2.123] [2.124] the round button opens a panel with a greeting", async ({ page }) => {
  await openChat(page);
  await expect(panel(page).getByRole("heading")).toHaveText(company.chatName);
  for (const words of [
    "Online",
    "Hello! How can we help you today? Please provide your details below.",
  ]) {
    await expect(panel(page).getByText(words, { exact: true })).toBeVisible();
  }
  for (const name of ["name", "phone", "message"]) {
    await expect(panel(page).locator(`[name=${name}]`)).toBeVisible();
  }
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("Escape closes the chat from any of its fields", async ({ page }) => {
  await openChat(page);
  await panel(page).getByLabel("Message").press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("the button keeps its name and says whether the chat is open; closing keeps what was typed", async ({
  page,
}) => {
  await openChat(page);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await panel(page).getByLabel("Message").fill("When is the handover?");
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await opener(page).press("Enter");
  await expect(panel(page).getByLabel("Message")).toHaveValue("When is the handover?");
  await opener(page).focus();
  await page.keyboard.press("Escape");
  await expect(panel(page), "Escape closes it from the button too").toBeHidden();
});

test("[5.035] a message of blanks is refused with an alert", async ({ page }) => {
  const alerts = watchAlerts(page);
  await openChat(page);
  await panel(page).getByLabel("Name").fill("Zara");
  await panel(page).getByLabel("Phone").fill("+92 300 1234567");
  await panel(page).getByLabel("Message").fill("   ");
  await panel(page).getByRole("button", { name: "Send to WhatsApp" }).click();
  await expect.poll(() => alerts).toEqual(["Please enter your name, phone number, and message."]);
  await expect(panel(page).getByLabel("Message"), "it leads to what is missing").toBeFocused();
  await expect(panel(page).getByLabel("Message")).toHaveAccessibleDescription(
    "Please enter a message",
  );
  await expect(panel(page).locator("[aria-invalid]")).toHaveCount(1);
});

test("[1.003] [4.044] [7.023] a complete enquiry opens the messaging app in a new tab", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await openChat(page);
  await panel(page).getByLabel("Name").fill("Zara");
  await panel(page).getByLabel("Phone").fill("+92 300 1234567");
  await panel(page).getByLabel("Message").fill("When is the handover?");
  const newTab = context.waitForEvent("page");
  await panel(page).getByRole("button", { name: "Send to WhatsApp" }).click();
  const tab = await newTab;
  await tab.waitForURL(/wa\.me/);
  const url = new URL(tab.url());
  expect(url.pathname).toBe(`/${company.chatNumber}`);
  expect(url.searchParams.get("text")).toContain("When is the handover?");

  await expect(panel(page)).toBeHidden();
  await opener(page).click();
  for (const label of ["Name", "Phone", "Message"]) {
    await expect(panel(page).getByLabel(label)).toHaveValue("");
  }
});

test("[9.023] the panel is 350 px wide, or the screen less 40 px on small ones", async ({
  page,
}) => {
  await openChat(page);
  const sizes = [
    { width: 1440, panelWidth: 350, panelHeight: 450 },
    { width: 769, panelWidth: 350, panelHeight: 450 },
    { width: 768, panelWidth: 728, panelHeight: 450 },
    { width: 480, panelWidth: 440, panelHeight: 400 },
  ];
  for (const { width, panelWidth, panelHeight } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => panel(page).boundingBox())
      .toMatchObject({ width: panelWidth, height: panelHeight });
  }
});

test("on a low screen the whole panel stays below the header", async ({ page }) => {
  await openChat(page);
  await page.setViewportSize({ width: 844, height: 390 });
  const close = panel(page).getByRole("button", { name: "Close" });
  await close.click();
  await expect(panel(page)).toBeHidden();
});

test("on a phone the panel shows all three fields, and the button does not cover a filled form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/contact");
  const name = page.getByRole("main").locator("[name=name]");
  await name.focus();
  await expect(opener(page)).toBeHidden();
  await name.blur();
  await opener(page).click();
  await expect(panel(page).locator("[name=message]")).toBeInViewport({ ratio: 1 });
});

test("[2.032] every page has the chat", async ({ request }) => {
  for (const path of builtPages()) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('aria-label="Chat with us on WhatsApp');
  }
});

test("[2.032] the chat stays at the bottom right when the page scrolls", async ({ page }) => {
  for (const path of ["/", "/project", "/blog-single/1"]) {
    await goto(page, path);
    await page.evaluate(() => scrollTo(0, 1500));
    await expectAtBottomRight(opener(page), path);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[2.032] [9.025] the chat is a plain link at the bottom right", async ({ page }) => {
    for (const path of ["/", "/contact", "/shop", "/404"]) {
      await page.goto(path);
      const link = page.getByRole("link", { name: "Chat with us on WhatsApp" });
      await expect(link).toHaveAttribute("href", `https://wa.me/${company.chatNumber}`);
      await expectAtBottomRight(link, path);
    }
  });
});
