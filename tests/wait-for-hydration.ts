import type { Page } from "@playwright/test";
import { HYDRATED } from "#site/boot/names.ts";

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(`html[${HYDRATED}]`).waitFor({ state: "attached" });
}
