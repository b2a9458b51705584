import type { Page } from "@playwright/test";
import { builtPages, onePerKind } from "#tests/built-pages.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test.use({
  launchOptions: {
    ...chromiumOptions(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** What the page does that keeps it out of the cache. The headless browser keeps no page, but reports
 * the reasons for each; those that are not the page's own are left out. */
async function ownReasons(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const report = new Promise<string[]>((resolve) => {
    devtools.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      const own = notRestoredExplanations.filter(({ type }) => type === "PageSupportNeeded");
      resolve(own.map(({ reason }) => reason));
    });
  });
  await page.goto("/404");
  await page.goBack();
  return report;
}

test("the browser reports what keeps a page out of the back/forward cache", async ({ page }) => {
  await goto(page, "/about");
  await page.evaluate(() => addEventListener("unload", () => undefined));
  expect(await ownReasons(page)).toEqual(["UnloadHandlerExistsInMainFrame"]);
});

for (const path of onePerKind(builtPages())) {
  test(`${path} may come back from the back/forward cache`, async ({ page }) => {
    await goto(page, path);
    expect(await ownReasons(page)).toEqual([]);
  });
}
