import type { MouseEvent } from "react";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import type { HomeSort } from "#domain/homes/sort.ts";
import { openHome } from "#site/store/home-url.ts";
import { addToShortlist, removeFromShortlist, useShortlist } from "#site/store/home-shortlist.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as words from "#words/home-list.ts";
import { HomeRow } from "./home-row.tsx";
import { TableHead } from "./table-head.tsx";
import * as roles from "./table-roles.ts";

type HomeTableProps = {
  label: string;
  /** Homes that do not fit the filters are hidden, not removed, which is faster. */
  homes: readonly DevelopmentHome[];
  fitting: ReadonlySet<DevelopmentHome>;
  /** By key; given where homes of several developments are listed. */
  titles?: Record<string, string> | undefined;
  /** Given where the table can be sorted. */
  sorting?: { sort: HomeSort; onSort: (sort: HomeSort) => void };
  hasSun: boolean;
  /** Whether numbers are unique on the page, so that a link can lead to a row. */
  hasAnchors: boolean;
  /** Buttons of rows that are not seen would cost an element each. */
  hasButtons: boolean;
  units: Units;
};

export function HomeTable(props: HomeTableProps) {
  const { label, homes, fitting, titles, sorting, hasSun, hasAnchors, hasButtons, units } = props;
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
      aria-label={words.tableName(label)}
      className="home-table"
      data-developments={titles ? "" : undefined}
    >
      <TableHead hasDevelopments={Boolean(titles)} hasSun={hasSun} sorting={sorting} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks of the links and buttons inside */}
      <tbody {...roles.rows} onClick={onClick}>
        {homes.map((home) => (
          <HomeRow
            key={homeId(home)}
            home={home}
            title={titles?.[home.development]}
            hasAnchor={hasAnchors}
            isHidden={!fitting.has(home)}
            isSaved={hasButtons ? shortlist.has(homeId(home)) : null}
            units={units}
          />
        ))}
      </tbody>
    </table>
  );
}
