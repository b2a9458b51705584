import { Link } from "#desk/navigation/link.tsx";
import { renderCsvFile } from "#domain/csv.ts";
import { classes } from "#ui/classes.ts";

export type Cell = string | number | { value: number; to: string };

export type FigureTable = { columns: string[]; rows: Cell[][] };

export function tableCsv({ columns, rows }: FigureTable): string {
  return renderCsvFile([columns, ...rows.map((row) => row.map(valueOf))]);
}

function valueOf(cell: Cell): string | number {
  return typeof cell === "object" ? cell.value : cell;
}

/** The first cell of a row names it; the others are numbers. */
export function FigureTableView({ table, label }: { table: FigureTable; label: string }) {
  return (
    // A wide table scrolls by itself, also with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-xs text-fg-soft">
          <tr>
            {table.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classes("py-1.5 ps-4 font-normal first:ps-0", sideOf(index))}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={JSON.stringify([name, ...cells])} className="border-t border-rule">
              <th scope="row" className="min-w-32 py-1.5 text-start font-normal">
                {name as string}
              </th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]} className="py-1.5 ps-4 text-end">
                  {typeof cell === "object" ? (
                    <Link to={cell.to} className="underline hover:text-highlight">
                      {cell.value}
                    </Link>
                  ) : (
                    cell
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sideOf(column: number): string {
  return column === 0 ? "text-start" : "text-end";
}
