import { useMemo } from "react";
import { readHomeAddress, writeHomeAddress } from "#domain/homes/filter-address.ts";
import { filterChoices } from "#domain/homes/filter-counts.ts";
import { filterHomes, type HomeFilters, noHomeFilters } from "#domain/homes/filters.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import type { HomeSort } from "#domain/homes/sort.ts";
import { useAddressQuery, useChangeAddressQuery } from "./address-query.ts";

/** The filters of homes, which are in the address, and which homes fit. */
export function useHomeFilters(homes: readonly DevelopmentHome[]) {
  const query = useAddressQuery();
  const changeQuery = useChangeAddressQuery();
  const choices = useMemo(() => filterChoices(homes), [homes]);
  const read = useMemo(() => readHomeAddress(query, choices), [query, choices]);
  const fitting = useMemo(() => new Set(filterHomes(homes, read.filters)), [homes, read]);

  function change(changes: Partial<HomeFilters>, sort?: HomeSort) {
    changeQuery((latest) => {
      const asked = readHomeAddress(latest, choices);
      return writeHomeAddress(latest, { ...asked.filters, ...changes }, sort ?? asked.sort);
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
