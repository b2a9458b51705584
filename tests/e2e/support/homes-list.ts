import type { Page } from "@playwright/test";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";

export const everyHome = allDevelopments().flatMap((development) =>
  listedHomes(development).map((home) => ({ ...home, development: development.key })),
);

/** The head of the list is left out. */
export function homeRows(page: Page) {
  return page.getByRole("table", { name: "Homes" }).locator("tbody tr:visible");
}

export function homeCount(page: Page) {
  return page.locator("#home-count");
}
