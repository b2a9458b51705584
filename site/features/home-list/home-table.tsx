import type { MouseEvent } from "react";
import { someHaveSun } from "#domain/homes/filters.ts";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import type { HomeSort } from "#domain/homes/sort.ts";
import { openHome } from "#site/store/home-url.ts";
import { addToShortlist, removeFromShortlist, useShortlist } from "#site/store/home-shortlist.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as words from "#words/home-list.ts";
import { HomeRow } from "./home-row.tsx";
import { SortHeader } from "./sort-header.tsx";
import * as roles from "./table-roles.ts";

type HomeTableProps = {
  /** Homes that do not fit the filters are hidden, not removed, which is faster. */
  homes: readonly DevelopmentHome[];
  fitting: ReadonlySet<DevelopmentHome>;
  /** By key; given where homes of several developments are listed. */
  titles?: Record<string, string> | undefined;
  sort: HomeSort;
  onSort: (sort: HomeSort) => void;
  units: Units;
};

export function HomeTable({ homes, fitting, titles, sort, onSort, units }: HomeTableProps) {
  const shortlist = new Set(useShortlist());

  function onClick(event: MouseEvent) {
    const button = (event.target as Element).closest("button");
    if (!button) return openHome(event);
    if (shortlist.has(button.value)) removeFromShortlist(button.value);
    else addToShortlist(button.value);
  }

  return (
    <table
      {...roles.table}
      aria-label={words.tableName}
      className="home-table"
      data-developments={titles ? "" : undefined}
    >
      <thead {...roles.rows}>
        <tr {...roles.row}>
          <SortHeader column="number" {...{ sort, onSort }} />
          {titles && <SortHeader column="development" {...{ sort, onSort }} />}
          <SortHeader column="bedrooms" {...{ sort, onSort }} />
          <SortHeader column="floor" {...{ sort, onSort }} />
          <SortHeader column="area" {...{ sort, onSort }} />
          <th {...roles.columnHead}>{someHaveSun(homes) ? words.outlookAndSun : words.outlook}</th>
          <SortHeader column="price" {...{ sort, onSort }} />
          <SortHeader column="status" {...{ sort, onSort }} />
          <th {...roles.columnHead}>
            <span className="sr-only">{words.save}</span>
          </th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks of the links and buttons inside */}
      <tbody {...roles.rows} onClick={onClick}>
        {homes.map((home) => (
          <HomeRow
            key={homeId(home)}
            home={home}
            title={titles?.[home.development]}
            isHidden={!fitting.has(home)}
            isSaved={shortlist.has(homeId(home))}
            units={units}
          />
        ))}
      </tbody>
    </table>
  );
}
