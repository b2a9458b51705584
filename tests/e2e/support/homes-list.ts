import type { Page } from "@playwright/test";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { HYDRATE_WHEN, NOT_HYDRATED } from "#site/boot/names.ts";
import { expect, goto } from "./fixtures.ts";

export const everyHome = allDevelopments().flatMap((development) =>
  listedHomes(development).map((home) => ({ ...home, development: development.key })),
);

/** Waits until the list and all that depends on the URL is hydrated. */
export async function gotoHomes(page: Page, path: string): Promise<void> {
  await goto(page, path);
  await expect(page.locator(`[${NOT_HYDRATED}][${HYDRATE_WHEN}=start]`)).toHaveCount(0);
}

/** The head of the list is left out. */
export function homeRows(page: Page) {
  return page.getByRole("table", { name: "Homes" }).locator("tbody tr:visible");
}

export function homeCount(page: Page) {
  return page.locator("#home-count");
}
