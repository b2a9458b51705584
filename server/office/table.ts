import { isolate } from "#domain/bidi-controls.ts";
import { columnsOf, oneSafeLine } from "./terminal-text.ts";

/** Written page by page: columns are as wide as the widest cell so far; the last one may run on. */
export function createTable(headings: string[]) {
  const widths = headings.map(() => 0);
  let hasHeadings = false;

  function renderRow(cells: string[]): string {
    const padded = cells.map(
      (cell, column) => cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - columnsOf(cell))),
    );
    return padded.join("  ").trimEnd();
  }

  return {
    render(rows: string[][]): string {
      const lines = [...(hasHeadings ? [] : [headings]), ...rows].map((row) =>
        row.map((cell) => isolate(oneSafeLine(cell))),
      );
      hasHeadings = true;
      for (const cells of lines) {
        for (const [column, cell] of cells.entries()) {
          widths[column] = Math.max(widths[column] ?? 0, columnsOf(cell));
        }
      }
      return lines.map(renderRow).join("\n");
    },
  };
}
