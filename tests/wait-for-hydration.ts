import type { Page } from "@playwright/test";
import { HYDRATE_WHEN, HYDRATED, NOT_HYDRATED } from "#site/boot/names.ts";

/** Waits for the page's script, and for the islands that are hydrated when it starts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(`html[${HYDRATED}]`).waitFor({ state: "attached" });
  await page.waitForFunction(
    (waiting) => !document.querySelector(waiting),
    `[${NOT_HYDRATED}][${HYDRATE_WHEN}=start]`,
  );
}
