import { type HomeSort, isDescending, type SortColumn, sortColumn } from "#domain/homes/sort.ts";
import * as words from "#words/home-list.ts";
import * as roles from "./table-roles.ts";

type SortHeaderProps = { column: SortColumn; sort: HomeSort; onSort: (sort: HomeSort) => void };

/** A click sorts up, and another one turns the order. The default order is in groups, which have no headings. */
export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const isSorted = sortColumn(sort) === column;
  const isDown = isSorted && isDescending(sort);
  const next: HomeSort = isSorted && !isDown ? `-${column}` : column;
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
