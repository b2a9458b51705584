import { type HomeSort, type SortColumn } from "#domain/homes/sort.ts";
import * as words from "#words/home-list.ts";
import { SortHeader } from "./sort-header.tsx";
import * as roles from "./table-roles.ts";

type TableHeadProps = {
  hasDevelopments: boolean;
  hasSun: boolean;
  /** Given where the headings sort. */
  sorting?: { sort: HomeSort; onSort: (sort: HomeSort) => void } | undefined;
};

export function TableHead({ hasDevelopments, hasSun, sorting }: TableHeadProps) {
  const heading = (column: SortColumn) =>
    sorting ? (
      <SortHeader column={column} {...sorting} />
    ) : (
      <th {...roles.columnHead} scope="col">
        {words.columnName(column)}
      </th>
    );
  return (
    <thead {...roles.rows}>
      <tr {...roles.row}>
        {heading("number")}
        {hasDevelopments && heading("development")}
        {heading("bedrooms")}
        {heading("floor")}
        {heading("area")}
        <th {...roles.columnHead}>{hasSun ? words.outlookAndSun : words.outlook}</th>
        {heading("price")}
        {heading("status")}
        <th {...roles.columnHead} className="sr-only">
          {words.save}
        </th>
      </tr>
    </thead>
  );
}
