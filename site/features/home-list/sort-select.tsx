import { type HomeSort, sortColumns } from "#domain/homes/sort.ts";
import { Select } from "#ui/select.tsx";
import * as words from "#words/home-list.ts";

type SortSelectProps = {
  sort: HomeSort;
  onSort: (sort: HomeSort) => void;
  /** Whether the homes are of several developments. */
  hasSeveral: boolean;
};

const options = sortColumns.flatMap((column) => [
  { value: column as string, label: words.ascendingOrder(column) },
  ...(words.descendingOrder(column)
    ? [{ value: `-${column}`, label: words.descendingOrder(column) }]
    : []),
]);

/** An order puts all homes into one list; the default one is in groups. */
export function SortSelect({ sort, onSort, hasSeveral }: SortSelectProps) {
  return (
    <Select
      label={words.sortBy}
      hideLabel
      placeholder={words.defaultOrder(hasSeveral)}
      options={options}
      value={sort}
      onChange={({ target }) => onSort(target.value as HomeSort)}
      className="print:hidden noscript:hidden [&_select]:min-h-11 [&_select]:py-1.5 [&_select]:text-sm"
    />
  );
}
