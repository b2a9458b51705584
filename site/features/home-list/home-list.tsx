import { useDeferredValue, useMemo } from "react";
import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { sortHomes } from "#domain/homes/sort.ts";
import { useHomeFilters } from "#site/store/home-filters.ts";
import { useTimeWithAge } from "#site/homes/use-time-with-age.ts";
import { useAvailabilityTime, useHomes } from "#site/store/homes.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import { HomeTable } from "./home-table.tsx";
import { NoHomes } from "./no-homes.tsx";
import { SortSelect } from "./sort-select.tsx";
import { TakeHomesAway } from "./take-homes-away.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

export function HomeList({ lists }: { lists: readonly PackedHomes[] }) {
  const homes = useHomes(lists);
  const time = useAvailabilityTime(lists);
  const asOf = useTimeWithAge(time);
  const units = useUnits(rates);
  const { filters, sort, fitting, change, sortBy, clear } = useHomeFilters(homes);
  const sorted = useMemo(() => sortHomes(homes, sort), [homes, sort]);
  // The controls change at once; the table, which has hundreds of rows, follows.
  const shownHomes = useDeferredValue(sorted);
  const shownFitting = useDeferredValue(fitting);
  const titles =
    lists.length > 1 ? Object.fromEntries(lists.map(({ key, title }) => [key, title])) : undefined;

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Its age makes the text longer after hydration, so it has the place for it from the start. */}
        <p className="grow basis-72 text-sm text-fg-soft max-lg:min-h-10">
          {homeWords.availabilityAsOf(asOf)}
        </p>
        <SortSelect sort={sort} onSort={sortBy} />
        <UnitSwitch />
        <TakeHomesAway
          lists={lists}
          homes={shownHomes.filter((home) => shownFitting.has(home))}
          asOf={time}
          units={units}
        />
      </div>
      {lists.map(
        ({ key, title, isReleased }) =>
          !isReleased &&
          lists.length > 1 &&
          [...fitting].some(({ development }) => development === key) && (
            <p key={key} className="mb-4 text-sm text-fg-soft">
              {homeWords.indicativeNote(title)}
            </p>
          ),
      )}
      {fitting.size === 0 && (
        <NoHomes homes={homes} filters={filters} onChange={change} onClear={clear} />
      )}
      <div hidden={fitting.size === 0}>
        <HomeTable
          homes={shownHomes}
          fitting={shownFitting}
          units={units}
          titles={titles}
          sort={sort}
          onSort={sortBy}
        />
      </div>
    </>
  );
}
