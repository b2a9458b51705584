import { island } from "#site/boot/island.tsx";
import { ChosenFilters } from "#site/features/home-list/chosen-filters.tsx";
import { HomeList } from "#site/features/home-list/home-list.tsx";
import { HomeFilters } from "./home-filters.tsx";

/** Stays in view under the header. */
export const HomeFiltersIsland = island("HomeFilters", HomeFilters, {
  when: "start",
  className: "sticky top-header z-2 border-b border-rule bg-paper py-2 print:hidden",
});

export const ChosenFiltersIsland = island("ChosenFilters", ChosenFilters, {
  when: "start",
  className: "chosen-filters xl:hidden",
});

/** Hydrated at once, because the URL may have filters. */
export const HomeListIsland = island("HomeList", HomeList, { when: "start" });
