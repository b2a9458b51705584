import type { Locator, Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { goToAgencyDocuments } from "#tests/e2e/support/broker-form.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";

test.use({ expectedConsole: [liveMapErrors] });

const forms: Record<string, (page: Page) => Promise<Locator>> = {
  async "contact form"(page) {
    await goto(page, "/contact");
    return page.getByRole("form", { name: "Inquiry" });
  },
  async "meeting popup"(page) {
    await goto(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
    return page.getByRole("dialog", { name: "Schedule Meeting" });
  },
  async "broker registration"(page) {
    await goToAgencyDocuments(page);
    return page.getByRole("main");
  },
  async chat(page) {
    await goto(page, "/pricing");
    await page.getByRole("button", { name: "Chat with us on WhatsApp" }).click();
    return page.getByRole("dialog", { name: company.chatName });
  },
};

for (const [name, open] of Object.entries(forms)) {
  test(`the ${name} links to the privacy policy, in a new tab`, async ({ page, context }) => {
    const form = await open(page);
    await expect(form).toContainText(
      name === "broker registration"
        ? "We use your details and documents to consider your registration."
        : "We use your details to answer you.",
    );
    const opened = context.waitForEvent("page");
    await form.getByRole("link", { name: "Privacy" }).click();
    const policy = await opened;
    await expect(policy).toHaveURL(/\/privacy$/);
    await expect(policy.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  });
}

test("the broker registration links to the terms of use where it is sent", async ({ page }) => {
  await goToAgencyDocuments(page);
  const terms = page.getByRole("main").getByRole("link", { name: "Terms of use" });
  await expect(terms).toHaveAttribute("href", "/terms");
  await expect(terms).toHaveAttribute("target", "_blank");
});

test("the privacy policy leads to each of its sections and says when it was changed", async ({
  page,
}) => {
  await goto(page, "/privacy");
  await expect(page.getByText(/^Last changed on \d+ \w+ \d{4}$/)).toBeVisible();
  await page.getByRole("link", { name: "Your rights" }).click();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
});
