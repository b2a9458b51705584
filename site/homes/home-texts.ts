import { homeNames } from "#catalog/home-names.ts";
import { office } from "#catalog/office.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import type { PriceRange } from "#domain/homes/price-range.ts";
import * as words from "#words/homes.ts";
import type { Units } from "./use-units.ts";

/** "EUR 1,043,000", "about USD 284,000" */
export function priceText(price: number, units: Units): string {
  return units.isConverted ? words.about(units.price(price)) : units.price(price);
}

/** A home that was sold when the pages were built has no price, even where the office sells it again. */
export function priceOrStatus(
  { price, status }: Pick<ListedHome, "price" | "status">,
  units: Units,
): string {
  if (price !== null) return priceText(price, units);
  return status === "sold" ? words.statusName(status) : words.priceOnRequest;
}

/** "Still to be had here: 2 bedrooms from EUR 310,000 to EUR 420,000." */
export function othersText(
  home: Pick<ListedHome, "bedrooms" | "study">,
  others: PriceRange | null,
  units: Units,
): string {
  if (!others) return words.noneOfType;
  const lowest = priceText(others.lowest, units);
  const highest = others.highest === others.lowest ? lowest : units.price(others.highest);
  const range = words.typeRange(typeText(home), lowest, highest);
  return words.stillToBeHad(units.ratesDay ? words.homeSummary([range, units.ratesDay]) : range);
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
    ...(home.status === "sold" ? [] : [priceOrStatus(home, units)]),
    words.statusName(home.status),
  ]);
}
