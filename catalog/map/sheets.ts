import { ContentError } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { LANG } from "#domain/language.ts";
import { sheetProjection, SHEET_WIDTH } from "./projection.ts";
import { type Place, readSheets, type Sheet } from "./read-sheets.ts";

const sheets = readSheets();

/** The sheet that shows where the cities lie. */
const OVERVIEW = "overview";

export type SheetPoint = { x: number; y: number };

export type MapLabel = SheetPoint & {
  kind: Place["kind"];
  text: string;
  from: number;
  angle?: number;
};

export function allSheets(): Sheet[] {
  return sheets;
}

export function findSheet(key: string): Sheet | null {
  return sheets.find((sheet) => sheet.key === key) ?? null;
}

export function overviewSheet(among: readonly Sheet[] = sheets): Sheet {
  const overview = among.find(({ key }) => key === OVERVIEW);
  if (!overview) {
    const file = contentPath("map", OVERVIEW);
    throw new ContentError([{ file, line: 1, field: "", message: "this entry is missing" }]);
  }
  return overview;
}

export function sheetOfCity(city: string, among: readonly Sheet[] = sheets): Sheet | null {
  return among.find((sheet) => sheet.city === city) ?? null;
}

/** The map of the place's city, or else the overview; null outside of it. */
export function sheetAround(place: Coordinates & { city: string }): Sheet | null {
  const sheet = sheetOfCity(place.city) ?? overviewSheet();
  return isOnSheet(sheet, place) ? sheet : null;
}

export function sheetSize(sheet: Sheet): { width: number; height: number } {
  return { width: SHEET_WIDTH, height: sheetProjection(sheet).height };
}

export type Coordinates = { latitude: number; longitude: number };

export function isOnSheet(
  { west, south, east, north }: Sheet,
  { latitude, longitude }: Coordinates,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

export function pointOnSheet(sheet: Sheet, { latitude, longitude }: Coordinates): SheetPoint {
  const [x, y] = sheetProjection(sheet).project([longitude, latitude]);
  return { x: Math.round(x), y: Math.round(y) };
}

export function nameIn(name: Place["name"], language: keyof Place["name"] = LANG): string {
  return name[language] ?? name.en;
}

export function sheetLabels(sheet: Sheet, language: keyof Place["name"] = LANG): MapLabel[] {
  return sheet.places.flatMap(({ kind, name, from, angle, at: [longitude, latitude] }) =>
    from === undefined
      ? []
      : [
          {
            kind,
            text: nameIn(name, language),
            from,
            ...(angle === undefined ? {} : { angle }),
            ...pointOnSheet(sheet, { latitude, longitude }),
          },
        ],
  );
}
