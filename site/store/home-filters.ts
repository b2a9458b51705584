import { useMemo } from "react";
import { homeParameters, readHomeUrl, writeHomeUrl } from "#domain/homes/filter-url.ts";
import { filterChoices } from "#domain/homes/filter-counts.ts";
import { filterHomes, type HomeFilters, noHomeFilters } from "#domain/homes/filters.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import type { HomeSort } from "#domain/homes/sort.ts";
import { changeShownQuery } from "./shown-query.ts";
import { useUrlQuery } from "./url-query.ts";

export function useHomeFilters(homes: readonly DevelopmentHome[]) {
  const query = useUrlQuery(homeParameters);
  const choices = useMemo(() => filterChoices(homes), [homes]);
  const read = useMemo(() => readHomeUrl(query, choices), [query, choices]);
  const fitting = useMemo(() => new Set(filterHomes(homes, read.filters)), [homes, read]);

  function change(changes: Partial<HomeFilters>, sort?: HomeSort) {
    changeShownQuery((latest) => {
      const asked = readHomeUrl(latest, choices);
      return writeHomeUrl(latest, { ...asked.filters, ...changes }, sort ?? asked.sort);
    });
  }

  return {
    ...read,
    choices,
    fitting,
    change,
    sortBy: (sort: HomeSort) => change({}, sort),
    clear: () => change(noHomeFilters),
  };
}
