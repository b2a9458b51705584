import { expect, type Page } from "@playwright/test";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";

/** A sold home has no price. */
export const everyHome = allDevelopments().flatMap((development) =>
  listedHomes(development).map((home) => ({ ...home, development: development.key })),
);

/** The rows of open groups, or of a list in another order; heads are left out. */
export function homeRows(page: Page) {
  return page.getByRole("table", { name: "Homes" }).locator("tbody tr:visible");
}

/** Opens all groups of the list, as soon as it is rendered with the filters. */
export async function openGroups(page: Page): Promise<void> {
  const groups = page.locator("details.home-group");
  await expect(groups.filter({ visible: true }).first()).toBeVisible();
  await groups.evaluateAll((all) => {
    for (const group of all) (group as HTMLDetailsElement).open = true;
  });
}

export function homeCount(page: Page) {
  return page.locator("#home-count");
}

/** What a sold home says of those with the same floor plan. */
export function othersLike(development: string, type: string): string {
  const like = everyHome.filter(
    (home) => home.development === development && home.type === type && home.status === "available",
  );
  const [first] = like;
  const prices = like.flatMap(({ price }) => price ?? []).toSorted((one, other) => one - other);
  if (!first || prices.length < 2) throw new Error(`${development} has too few homes like ${type}`);
  const [from, to] = [prices[0], prices.at(-1)].map(
    (price) => `AED ${price?.toLocaleString("en")}`,
  );
  const name = first.bedrooms === 1 ? "1 bedroom" : `${first.bedrooms} bedrooms`;
  return `Still to be had here: ${name} from ${from} to ${to}.`;
}
