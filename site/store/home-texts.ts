import type { ListedHome } from "#domain/homes/listed-home.ts";
import * as words from "#words/homes.ts";
import type { useUnits } from "./units.ts";

export type Units = ReturnType<typeof useUnits>;

/** "AED 1,043,000", "about USD 284,000" */
export function priceText(aed: number, units: Units): string {
  return units.isConverted ? words.about(units.price(aed)) : units.price(aed);
}

/** "2 bedrooms", "1 bedroom and study" */
export function typeText({ bedrooms, study }: Pick<ListedHome, "bedrooms" | "study">): string {
  return words.homeType(bedrooms, study);
}

/** "Garden, west" */
export function outlookText({ outlook, facing }: Pick<ListedHome, "outlook" | "facing">): string {
  return words.outlookTo(words.outlookName(outlook), words.compassName(facing));
}

/** What a link to a home says: number, type, area, price and status. */
export function homeLabel(home: ListedHome, units: Units): string {
  return words.homeSummary([
    home.number,
    typeText(home),
    units.area(home.insideArea),
    priceText(home.price, units),
    words.statusName(home.status),
  ]);
}
