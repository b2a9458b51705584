import { rates } from "#catalog/rates.ts";
import {
  countChoices,
  measuresFor,
  measuresOf,
  rangeSteps,
  roundStep,
} from "#domain/homes/filter-counts.ts";
import {
  type ChoiceFilter,
  type FilterName,
  isRangeFilter,
  type RangeFilter,
  sunFilters,
} from "#domain/homes/filters.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import type { HomeStatus } from "#domain/homes/status.ts";
import type { useHomeFilters } from "#site/store/home-filters.ts";
import { outlookName, priceText } from "#site/homes/home-texts.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";
import { FilterChoices } from "./filter-choices.tsx";
import { FilterRange } from "./filter-range.tsx";

type FilterGroupProps = {
  name: FilterName;
  homes: readonly DevelopmentHome[];
  filtering: ReturnType<typeof useHomeFilters>;
  /** The titles of the developments by key. */
  titles: Record<string, string>;
};

export function FilterGroup({ name, homes, filtering, titles }: FilterGroupProps) {
  const units = useUnits(rates);
  const { filters, choices, change } = filtering;
  const legend = words.filterName(name);

  if (isRangeFilter(name)) {
    const formats: Record<RangeFilter, (value: number) => string> = {
      price: (value) => priceText(value, units),
      area: (value) => units.area(value),
      floor: String,
    };
    const measures = measuresOf(homes, name);
    return (
      <FilterRange
        legend={legend}
        steps={rangeSteps(measures, name === "floor" ? 1 : roundStep(measures))}
        measures={measuresFor(homes, filters, name)}
        range={filters[name]}
        format={formats[name]}
        onChange={(range) => change({ [name]: range })}
      />
    );
  }
  const offered =
    name === "sun"
      ? sunFilters.map((value) => ({
          value,
          label: homeWords.sunName(value),
          note: homeWords.sunNote(value),
        }))
      : choices[name].map((value) => ({ value, label: labelOf(name, value, titles) }));
  const counts = countChoices(homes, filters, name);
  return (
    <FilterChoices
      legend={legend}
      chosen={filters[name]}
      choices={offered.map((choice) => ({ ...choice, count: counts[choice.value] ?? 0 }))}
      onChange={(chosen) => change({ [name]: chosen })}
    />
  );
}

function labelOf(name: ChoiceFilter, value: string, titles: Record<string, string>) {
  const labels: Record<ChoiceFilter, (value: string) => string> = {
    development: (key) => titles[key] ?? key,
    bedrooms: (count) => homeWords.bedroomCount(Number(count)),
    outlook: outlookName,
    status: (status) => homeWords.statusName(status as HomeStatus),
  };
  return labels[name](value);
}
