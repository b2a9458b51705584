import { useDeferredValue, useMemo } from "react";
import { rates } from "#catalog/rates.ts";
import { activeFilters, someHaveSun } from "#domain/homes/filters.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { sortHomes } from "#domain/homes/sort.ts";
import { useHomeFilters } from "#site/store/home-filters.ts";
import { useAvailabilityTime, useHomes } from "#site/store/homes.ts";
import { useUrlShown } from "#site/store/url-shown.ts";
import { useTimeWithAge } from "#site/homes/use-time-with-age.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import { HomeGroups } from "./home-groups.tsx";
import { NoHomes } from "./no-homes.tsx";
import { SortSelect } from "./sort-select.tsx";
import { SortedHomes } from "./sorted-homes.tsx";
import { TakeHomesAway } from "./take-homes-away.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

/** In groups, or in one table where the visitor has chosen an order. */
export function HomeList({ lists }: { lists: readonly PackedHomes[] }) {
  const homes = useHomes(lists);
  const time = useAvailabilityTime(lists);
  const asOf = useTimeWithAge(time);
  const units = useUnits(rates);
  const filtering = useHomeFilters(homes);
  const { filters, sort, fitting, change, sortBy, clear } = filtering;
  // The controls change at once; the rows, of which there are hundreds, follow.
  const shown = useDeferredValue(
    useMemo(() => ({ homes: sortHomes(homes, sort), sort, fitting }), [homes, sort, fitting]),
  );
  const list = useUrlShown<HTMLDivElement>(shown.fitting === fitting && shown.sort === sort);
  const isFiltered = activeFilters(filters).length > 0;
  const hasSun = someHaveSun(homes);

  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Its age makes the text longer after hydration, so it has the place for it from the start. */}
        <p className="grow basis-72 text-sm text-fg-soft max-lg:min-h-10">
          {homeWords.availabilityAsOf(asOf)}
        </p>
        <SortSelect sort={sort} onSort={sortBy} hasSeveral={lists.length > 1} />
        <UnitSwitch />
        <TakeHomesAway
          lists={lists}
          homes={shown.homes.filter((home) => shown.fitting.has(home))}
          asOf={time}
          units={units}
        />
      </div>
      <div ref={list} data-awaits-url="">
        {fitting.size === 0 && (
          <NoHomes homes={homes} filters={filters} onChange={change} onClear={clear} />
        )}
        <div hidden={fitting.size === 0}>
          {shown.sort === "" ? (
            <HomeGroups lists={lists} {...shown} {...{ isFiltered, hasSun, units }} />
          ) : (
            <SortedHomes lists={lists} {...shown} onSort={sortBy} {...{ hasSun, units }} />
          )}
        </div>
      </div>
    </>
  );
}
