import { type HomeSort, isDescending, type SortColumn, sortColumn } from "#domain/homes/sort.ts";
import * as words from "#words/home-list.ts";
import * as roles from "./table-roles.ts";

type SortHeaderProps = { column: SortColumn; sort: HomeSort; onSort: (sort: HomeSort) => void };

/** A click sorts up, then down, then in the default order. */
export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const isSorted = sortColumn(sort) === column;
  const isDown = isSorted && isDescending(sort);
  const next: HomeSort = isDown ? "" : isSorted ? `-${column}` : column;
  return (
    <th
      {...roles.columnHead}
      scope="col"
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
    >
      <button type="button" onClick={() => onSort(next)}>
        {words.columnName(column)}
      </button>
    </th>
  );
}
