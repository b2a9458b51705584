/** Columns as wide as their widest cell; the last one may run on. */
export function renderTable(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A cell that begins like this would be a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

export function renderCsvRow(cells: string[]): string {
  return cells.map(renderCell).join(",");
}

function renderCell(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const dubaiTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Dubai",
  dateStyle: "short",
  timeStyle: "short",
});

/** `2026-03-10 12:00`, in Dubai. */
export function timeInDubai(moment: Date): string {
  return dubaiTime.format(moment);
}
