import {
  type ChoiceFilter,
  filterNames,
  type HomeFilters,
  isRangeFilter,
  type RangeFilter,
  type SunFilter,
} from "#domain/homes/filters.ts";
import type { HomeStatus } from "#domain/homes/status.ts";
import { outlookName, priceText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";

/** The titles of the developments by key. */
type Titles = Record<string, string>;

export function choiceLabel(name: ChoiceFilter | "sun", value: string, titles: Titles): string {
  const labels: Record<ChoiceFilter | "sun", (value: string) => string> = {
    development: (key) => titles[key] ?? key,
    bedrooms: (count) => homeWords.bedroomCount(Number(count)),
    outlook: outlookName,
    status: (status) => homeWords.statusName(status as HomeStatus),
    sun: (sun) => homeWords.sunName(sun as SunFilter),
  };
  return labels[name](value);
}

export function measureLabel(name: RangeFilter, value: number, units: Units): string {
  const labels: Record<RangeFilter, (value: number) => string> = {
    price: (price) => priceText(price, units),
    area: (area) => units.area(area),
    floor: String,
  };
  return labels[name](value);
}

export type ChosenFilter = { label: string; without: Partial<HomeFilters> };

/** Each value that is chosen, and the change that takes it back. */
export function chosenFilters(filters: HomeFilters, titles: Titles, units: Units): ChosenFilter[] {
  return filterNames.flatMap((name): ChosenFilter[] => {
    if (!isRangeFilter(name)) {
      return filters[name].map((value) => ({
        label: choiceLabel(name, value, titles),
        without: { [name]: filters[name].filter((other) => other !== value) },
      }));
    }
    const label = rangeLabel(name, filters, units);
    return label ? [{ label, without: { [name]: {} } }] : [];
  });
}

function rangeLabel(name: RangeFilter, filters: HomeFilters, units: Units): string {
  const edge = (value: number | undefined) =>
    value === undefined ? null : measureLabel(name, value, units);
  return words.rangeChosen(
    words.filterName(name),
    edge(filters[name].from),
    edge(filters[name].to),
  );
}
