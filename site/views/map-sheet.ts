import { type MapLabel, nameIn, sheetLabels, sheetSize } from "#catalog/map/sheets.ts";
import type { Sheet } from "#catalog/map/read-sheets.ts";

export type { MapLabel, SheetPoint } from "#catalog/map/sheets.ts";

export type MapSheet = {
  key: string;
  name: string;
  width: number;
  height: number;
  /** All labels that the map shows at some zoom; a map that does not move needs only those of its zoom. */
  labels: MapLabel[];
  credit?: string;
};

export function toMapSheet(sheet: Sheet): MapSheet {
  const { key, name, credit } = sheet;
  return { key, name: nameIn(name), ...sheetSize(sheet), labels: sheetLabels(sheet), credit };
}
