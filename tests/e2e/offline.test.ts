import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

const NETWORK_TEXT = "Network error. Please check your connection and try again."; // the text of [8.001]

const FAILED_REQUESTS = [/net::ERR_|Failed to (load|fetch)|Error loading route module/];

function footerLink(page: Page, name: string) {
  return page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first();
}

for (const [screen, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1440, height: 900 }],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport, expectedConsole: FAILED_REQUESTS });

    test("[8.001] offline, a link keeps the page and what was typed, and is followed later", async ({
      page,
      context,
    }) => {
      await goto(page, "/about");
      await footerLink(page, "Contact").click();
      const message = page.getByRole("main").getByLabel("Message");
      await message.fill("A flat with two bedrooms");

      await context.setOffline(true);
      await footerLink(page, "Projects").click();
      await expect(page.getByRole("alert")).toHaveText(NETWORK_TEXT);
      await expect(page).toHaveURL("/contact");
      await expect(message).toHaveValue("A flat with two bedrooms");

      await context.setOffline(false);
      await expect(page).toHaveURL("/project");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
    });
  });
}

test.describe("without a connection", () => {
  test.use({ expectedConsole: FAILED_REQUESTS });

  test("typing into any field cancels the link that waits for the connection", async ({
    page,
    context,
  }) => {
    await goto(page, "/project-single/3");
    await context.setOffline(true);
    await footerLink(page, "Projects").click();
    await expect(page.getByRole("alert")).toHaveText(NETWORK_TEXT);
    // The page's form is not hydrated without a connection.
    await page.getByRole("form", { name: "Contact" }).getByLabel("Name").fill("Amina Khan");
    await expect(page.getByText(NETWORK_TEXT)).toBeHidden();

    await context.setOffline(false);
    await footerLink(page, "About us").click();
    await expect(page, "the later link is followed").toHaveURL("/about");
  });

  test("a link before the page is hydrated is kept too", async ({ page, context }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/contact");
    await context.setOffline(true);
    await footerLink(page, "Projects").click();
    await expect(page.getByRole("alert")).toHaveText(NETWORK_TEXT);
    await expect(page).toHaveURL("/contact");
  });

  test("what was typed is kept when a link leads to a server that cannot be reached", async ({
    page,
  }) => {
    await goto(page, "/contact");
    const message = page.getByRole("main").getByLabel("Message");
    await message.fill("A flat with two bedrooms");
    await page.route("**", (route) => route.abort());
    await footerLink(page, "Projects").click();
    await expect(message).toBeHidden();

    await page.unroute("**");
    await goto(page, "/contact");
    await expect(message).toHaveValue("A flat with two bedrooms");
  });
});
