import { company } from "#catalog/company.ts";
import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { type Anchor, nearbyAnchors } from "#catalog/map/nearby-anchors.ts";
import type { Sheet } from "#catalog/map/read-sheets.ts";
import {
  type Coordinates,
  pointOnSheet,
  sheetAround,
  type SheetPoint,
} from "#catalog/map/sheets.ts";
import { placeLabel } from "#catalog/projects/labels.ts";
import type { Project } from "#catalog/projects/schema.ts";
import { type MapView, type Size, withinSheet } from "#domain/map/view.ts";
import { fittingLabels } from "./fitting-labels.ts";
import { type MapSheet, toMapSheet } from "./map-sheet.ts";

type MapCrop = { sheet: Omit<MapSheet, "name">; view: MapView; pin: SheetPoint };

export type PlaceMap = Coordinates & {
  title: string;
  /** "Harbour Quarter, Bristol" */
  place: string;
  city: string;
  /** Null where no map shows the place. */
  crop: MapCrop | null;
  anchors: Anchor[];
};

type Place = Omit<PlaceMap, "crop" | "anchors">;

/** A zoom of 1 shows the whole map, 4 a quarter of its width. */
type Shown = { zoom: number; frames: Size[] };

/** The frame beside a column of text, and from edge to edge on a phone. */
const besideText: Shown = {
  zoom: 4,
  frames: [
    { width: 360, height: 225 },
    { width: 920, height: 517 },
  ],
};

/** The frame is as wide as the screen, so it shows more of the city. */
const acrossScreen: Shown = {
  zoom: 3,
  frames: [
    { width: 390, height: 384 },
    { width: 1440, height: 560 },
  ],
};

/** The zoom for a city without a map of its own, which is shown among its neighbours. */
const OVERVIEW_ZOOM = 3;

export function projectMap(project: Project): PlaceMap {
  const { title, coordinates } = project;
  const { city } = project.location;
  return toPlaceMap({ title, place: placeLabel(project), city, ...coordinates });
}

export function developmentMap({ project, latitude, longitude }: SaleDevelopment): PlaceMap {
  const { title, location } = project;
  const { city } = location;
  return toPlaceMap({ title, place: placeLabel({ location }), city, latitude, longitude });
}

export function officeMap(): PlaceMap {
  const { area, city, latitude, longitude } = company.address;
  const place = { title: company.name, place: `${area}, ${city}`, city, latitude, longitude };
  return toPlaceMap(place, acrossScreen);
}

function toPlaceMap(place: Place, shown: Shown = besideText): PlaceMap {
  const sheet = sheetAround(place);
  if (!sheet) return { ...place, crop: null, anchors: [] };
  const { frames } = shown;
  return {
    ...place,
    crop: cropAround(sheet, place, sheet.city ? shown : { zoom: OVERVIEW_ZOOM, frames }),
    anchors: nearbyAnchors(sheet, place).map(rounded),
  };
}

/** Rounds to 100 m, and never to nothing. */
function rounded({ km, ...anchor }: Anchor): Anchor {
  return { ...anchor, km: Math.max(Math.round(km * 10) / 10, 0.1) };
}

function cropAround(sheet: Sheet, place: Place, { zoom, frames }: Shown): MapCrop {
  const { name: _name, ...drawing } = toMapSheet(sheet);
  const pin = pointOnSheet(sheet, place);
  // A frame of any shape shows at most this share of the sheet's width and height.
  const view = withinSheet({ ...pin, zoom }, { sheet: drawing, frame: drawing });
  const labels = fittingLabels({
    sheet: drawing,
    view,
    pin: { ...pin, title: place.title },
    frames,
  });
  return { sheet: { ...drawing, labels }, view, pin };
}
