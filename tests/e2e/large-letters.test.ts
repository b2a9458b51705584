import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/fixtures.ts";
import { openState, overlays, usedPages } from "#tests/e2e/open-states.ts";
import { stickingOut } from "#tests/e2e/sticking-out.ts";

// The live map is asked of another host, which tests cannot reach.
test.use({ expectedConsole: [/openstreetmap|ERR_NAME_NOT_RESOLVED/] });

const forms = {
  "the meeting popup": overlays["the meeting popup with its errors in a toast"],
  "the chat": overlays["the chat with its errors"],
  "the contact form": usedPages["the contact form with its errors"],
  "the form of a page": usedPages["a page's form with its errors"],
  "the checkout": usedPages["the checkout with a second address and its errors"],
  "the registration of an account": usedPages["the registration of an account with its errors"],
  "the broker registration": usedPages["a step of the broker registration with its errors"],
};

for (const [name, form] of Object.entries(forms)) {
  test(`${name} is whole for one whose browser writes twice as large`, async ({ page }) => {
    if (!form) throw new Error(`There is no ${name}`);
    await page.setViewportSize({ width: 800, height: 900 });
    await writeTwiceAsLarge(page);
    await openState(page, form);
    await expect.poll(() => stickingOut(page)).toEqual([]);
    await expect.poll(() => cutOff(page)).toEqual([]);
  });
}

async function writeTwiceAsLarge(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** Words of a form that do not fit into what they stand in. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator("form :is(button, label, legend, p)")
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
}
