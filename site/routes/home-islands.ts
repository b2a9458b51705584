import { island } from "#site/boot/island.tsx";
import { HomeList } from "#site/features/home-list/home-list.tsx";
import { HomeFilters } from "./home-filters.tsx";

/** Stays in view under the header. */
export const HomeFiltersIsland = island("HomeFilters", HomeFilters, {
  when: "start",
  className: "sticky top-header z-2 border-b border-rule bg-paper py-2",
});

/** Hydrated at once, because the URL may have filters. */
export const HomeListIsland = island("HomeList", HomeList, { when: "start" });
