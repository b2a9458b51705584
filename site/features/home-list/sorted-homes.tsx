import type { DevelopmentHome, PackedHomes } from "#domain/homes/home-list.ts";
import type { HomeSort } from "#domain/homes/sort.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import { HomeTable } from "./home-table.tsx";

type SortedHomesProps = {
  lists: readonly PackedHomes[];
  homes: readonly DevelopmentHome[];
  fitting: ReadonlySet<DevelopmentHome>;
  sort: HomeSort;
  onSort: (sort: HomeSort) => void;
  hasSun: boolean;
  units: Units;
};

/** All homes in the order that the visitor has chosen. */
export function SortedHomes({ lists, fitting, sort, onSort, ...table }: SortedHomesProps) {
  const hasSeveral = lists.length > 1;
  const unreleased = lists.filter(
    ({ key, isReleased }) =>
      !isReleased && [...fitting].some(({ development }) => development === key),
  );
  return (
    <>
      {hasSeveral &&
        unreleased.map(({ key, title }) => (
          <p key={key} className="mb-4 text-sm text-fg-soft">
            {homeWords.indicativeNote(title)}
          </p>
        ))}
      <HomeTable
        label=""
        fitting={fitting}
        titles={
          hasSeveral ? Object.fromEntries(lists.map(({ key, title }) => [key, title])) : undefined
        }
        sorting={{ sort, onSort }}
        hasAnchors={!hasSeveral}
        hasButtons
        {...table}
      />
    </>
  );
}
