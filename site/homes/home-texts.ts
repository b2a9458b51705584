import { homeNames } from "#catalog/home-names.ts";
import { office } from "#catalog/office.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import * as words from "#words/homes.ts";
import type { Units } from "./use-units.ts";

/** "EUR 1,043,000", "about USD 284,000" */
export function priceText(price: number, units: Units): string {
  return units.isConverted ? words.about(units.price(price)) : units.price(price);
}

/** "2 bedrooms", "1 bedroom and study" */
export function typeText({ bedrooms, study }: Pick<ListedHome, "bedrooms" | "study">): string {
  return words.homeType(bedrooms, study);
}

export function outlookName(outlook: string): string {
  return homeNames.outlooks[outlook] ?? outlook;
}

/** "Garden, west" */
export function outlookText({ outlook, facing }: Pick<ListedHome, "outlook" | "facing">): string {
  return words.outlookTo(outlookName(outlook), words.compassName(facing));
}

/** "2 November 2026, 17:30, London time", for a time as availability has it. */
export function officeTimeText(time: string): string {
  return words.dayAndTime(time.slice(0, 10), time.slice(11, 16), office.timeZoneName);
}

export function homeLabel(home: ListedHome, units: Units): string {
  return words.homeSummary([
    home.number,
    typeText(home),
    units.area(home.insideArea),
    priceText(home.price, units),
    words.statusName(home.status),
  ]);
}
