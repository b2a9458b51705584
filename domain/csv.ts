/** A spreadsheet reads a formula at the start of a cell and after every character that splits a line into
 * cells. Spaces, quotes and invisible characters may precede it. */
const FORMULA_STARTS =
  /^(?='*[\t\r])|(?<=^|[,;\t\r\n])(?=(?:(?![\t\r\n])[\p{C}\p{Z}"'])*[=+\-@＝＋－＠])/gu;

/** A number is written as it is: "-5" is a formula in a text, and a value in a column of amounts. */
export function renderCsvRow(cells: (string | number)[]): string {
  return cells.map(renderCell).join(",");
}

/** Most cells: no separator, no quote, nothing that a formula begins with. */
const PLAIN = /^(?:[a-z\d][\w .:@/()+-]*)?$/i;

function renderCell(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  if (PLAIN.test(cell)) return cell;
  const harmless = cell.replace(FORMULA_STARTS, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Spreadsheets take the mark for UTF-8; without it they show Arabic and Urdu as other letters. */
const BYTE_ORDER_MARK = "\ufeff";

export function renderCsvFile(rows: (string | number)[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${renderCsvRow(row)}\r\n`).join("");
}
