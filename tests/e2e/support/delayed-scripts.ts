import type { Page } from "@playwright/test";

/** Lets a test act before the page is hydrated. */
export async function delayScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return {
    async release() {
      released.resolve();
      await page.unrouteAll({ behavior: "wait" });
    },
  };
}
