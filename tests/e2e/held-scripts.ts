import type { Page } from "@playwright/test";

/** Holds the app's scripts back: what is done until they are let go falls into the time before it is alive. */
export async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    async letGo() {
      held.resolve();
      await page.unrouteAll({ behavior: "wait" });
    },
  };
}
