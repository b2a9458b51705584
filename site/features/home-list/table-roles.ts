/** The roles are explicit, because some browsers expose table parts with a grid layout as plain boxes. */
export const table = { role: "table" };
export const rows = { role: "rowgroup" };
export const row = { role: "row" };
export const cell = { role: "cell" };
export const rowHead = { role: "rowheader" };
export const columnHead = { role: "columnheader" };
