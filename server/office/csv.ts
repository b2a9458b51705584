/**
 * Where a spreadsheet would read a formula: at the start of the cell, and after every character at
 * which some spreadsheet splits a line into cells. Spaces, quotes and invisible characters may
 * precede the formula.
 */
const FORMULA_STARTS =
  /^(?='*[\t\r])|(?<=^|[,;\t\r\n])(?=[[\p{C}\p{Z}"']--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

export function renderCsvRow(cells: string[]): string {
  return cells.map(renderCell).join(",");
}

/** Most cells: no separator, no quote, nothing that a formula begins with. */
const PLAIN = /^(?:[a-z\d][\w .:@/()+-]*)?$/i;

function renderCell(cell: string): string {
  if (PLAIN.test(cell)) return cell;
  const harmless = cell.replace(FORMULA_STARTS, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
