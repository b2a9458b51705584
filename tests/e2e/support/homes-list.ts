import type { Page } from "@playwright/test";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { NOT_HYDRATED } from "#site/boot/names.ts";
import { expect, goto } from "./fixtures.ts";

export const everyHome = allDevelopments().flatMap((development) =>
  listedHomes(development).map((home) => ({ ...home, development: development.key })),
);

/** Waits until all parts of the page are hydrated. */
export async function gotoHomes(page: Page, path: string): Promise<void> {
  await goto(page, path);
  await page.keyboard.press("Shift");
  await expect(page.locator(`main [${NOT_HYDRATED}]`)).toHaveCount(0);
}

/** The head of the list is left out. */
export function homeRows(page: Page) {
  return page.getByRole("table", { name: "Homes" }).locator("tbody tr:visible");
}

export function homeCount(page: Page) {
  return page.locator("#home-count");
}
