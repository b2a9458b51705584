import { rates } from "#catalog/rates.ts";
import {
  countChoices,
  measuresFor,
  measuresOf,
  rangeSteps,
  roundStep,
} from "#domain/homes/filter-counts.ts";
import { type FilterName, isRangeFilter, sunFilters } from "#domain/homes/filters.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import type { useHomeFilters } from "#site/store/home-filters.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";
import { FilterChoices } from "./filter-choices.tsx";
import { choiceLabel, measureLabel } from "./filter-labels.ts";
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
    const measures = measuresOf(homes, name);
    return (
      <FilterRange
        legend={legend}
        steps={rangeSteps(measures, name === "floor" ? 1 : roundStep(measures))}
        measures={measuresFor(homes, filters, name)}
        range={filters[name]}
        format={(value) => measureLabel(name, value, units)}
        onChange={(range) => change({ [name]: range })}
      />
    );
  }
  const offered =
    name === "sun"
      ? sunFilters.map((value) => ({
          value,
          label: choiceLabel("sun", value, titles),
          note: homeWords.sunNote(value),
        }))
      : choices[name].map((value) => ({ value, label: choiceLabel(name, value, titles) }));
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
