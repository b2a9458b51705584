import type { Locator, Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog, openHome } from "#tests/e2e/support/home-dialog.ts";
import { homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";

for (const path of ["/homes", "/homes?bedrooms=2", "/homes?sort=price", availableHome.path]) {
  test(`${path} keeps its rows in place in every frame while a home closes`, async ({ page }) => {
    await goto(page, path);
    // The order and the filters of the URL are applied after the hydration.
    if (path.includes("sort")) await expect(page.locator("details.home-group")).toHaveCount(0);
    else await openGroups(page);
    if (path.includes("bedrooms")) {
      await expect(homeRows(page).filter({ hasNotText: "2 bedrooms" })).toHaveCount(0);
    }
    const link = homeRows(page).nth(3).getByRole("link");
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(homeDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
    expect(await framesWithout(link, closeButton(page))).toEqual([]);
    await expect(page).toHaveURL(path);
    await expect(link).toBeFocused();
  });
}

test("the page of a home that a link has opened is there in every frame while it closes", async ({
  page,
}) => {
  await openHome(page);
  const heading = page.locator("main h1");
  expect(await framesWithout(heading, closeButton(page))).toEqual([]);
  await expect(page).toHaveURL(availableHome.path);
});

test("a home of the list of all homes opens again from its URL, and is shared by its own page", async ({
  page,
}) => {
  await goto(page, "/homes");
  await openGroups(page);
  const link = homeRows(page).first().getByRole("link");
  const own = await link.getAttribute("href");
  await link.click();
  await expect(homeDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(/\/homes\?home=indus-residence\.[A-C]-\d+$/);
  await goto(page, page.url());
  const shared = homeDialog(page).getByRole("link", { name: /^Share on WhatsApp/ });
  await expect(shared).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(own?.replace(/#.*/, "") ?? "")),
  );
  await page.goBack();
  await expect(homeDialog(page)).toBeHidden();
  await expect(page).toHaveURL("/homes");
});

test("a home of the list of all homes can be asked about", async ({ page }) => {
  await goto(page, "/homes?home=indus-residence-phase-2.A-101");
  await homeDialog(page).getByRole("button", { name: "Register your interest" }).click();
  await expect(page.getByRole("dialog", { name: "Register your interest" })).toBeVisible();
});

function closeButton(page: Page): Locator {
  return homeDialog(page).getByRole("button", { name: "Close this home" });
}

/** Closes the home, and lists the frames in which the part of the page behind it is away from its place. It
 * ends with the dialog, on the same document. */
async function framesWithout(part: Locator, close: Locator): Promise<string[]> {
  const button = await close.elementHandle();
  return part.evaluate(
    (behind, closing) =>
      new Promise<string[]>((resolve) => {
        const before = behind.getBoundingClientRect().top;
        const away: string[] = [];
        let frame = 1;
        requestAnimationFrame(function look() {
          const { top } = behind.getBoundingClientRect();
          const isSeen = behind.checkVisibility({ visibilityProperty: true });
          if (!isSeen) away.push(`frame ${frame}: not shown`);
          else if (Math.abs(top - before) > 1)
            away.push(`frame ${frame}: at ${top}, not ${before}`);
          frame++;
          if (closing?.isConnected) requestAnimationFrame(look);
          else resolve(away);
        });
        (closing as HTMLElement | null)?.click();
      }),
    button,
  );
}
