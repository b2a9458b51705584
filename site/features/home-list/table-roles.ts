/** Written out because some browsers take the parts of a table that are laid out as grids for plain boxes. */
export const table = { role: "table" };
export const rows = { role: "rowgroup" };
export const row = { role: "row" };
export const cell = { role: "cell" };
export const rowHead = { role: "rowheader" };
export const columnHead = { role: "columnheader" };
