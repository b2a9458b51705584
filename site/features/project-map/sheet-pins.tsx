import { groupPins } from "#domain/map/pin-groups.ts";
import { isInView, type MapView, type Point, type Size } from "#domain/map/view.ts";
import type { CityPin, CitySheet, ProjectMap, ProjectPin } from "#site/views/project-map.ts";
import * as words from "#words/project-map.ts";
import { CityPins } from "./city-pins.tsx";
import { groupingDistance } from "./grouping.ts";
import { MapPins } from "./map-pins.tsx";
import type { PinGroupActions } from "./pin-group-list.tsx";

export type ExplorerSheet = CitySheet | ProjectMap["overview"];

type ExplorerStage = { sheet: ExplorerSheet; frame: Size };

type SheetPinsProps = PinGroupActions & {
  stage: ExplorerStage;
  view: MapView;
  onCity?: (city: CityPin) => void;
};

export function SheetPins({ stage, view, onCity, onSeparate, ...actions }: SheetPinsProps) {
  const { sheet } = stage;
  if ("cities" in sheet) return <CityPins cities={sheet.cities} onCity={onCity} {...actions} />;
  return (
    <MapPins
      groups={pinGroups(sheet, stage, view)}
      label={words.projectsIn(sheet.name)}
      middle={view}
      onSeparate={onSeparate}
      {...actions}
    />
  );
}

/** Where the pins and groups of a view are drawn. */
export function drawnPins(stage: ExplorerStage, view: MapView): readonly Point[] {
  const { sheet } = stage;
  return "cities" in sheet ? sheet.cities : pinGroups(sheet, stage, view);
}

function pinGroups(sheet: CitySheet, stage: ExplorerStage, view: MapView) {
  return groupPins(sheet.pins, groupingDistance(stage, view.zoom));
}

export function allPins(sheet: ExplorerSheet): ProjectPin[] {
  return "cities" in sheet ? sheet.cities.flatMap(({ pins }) => pins) : sheet.pins;
}

/** Where the pins of a sheet are: on the overview one for each city. */
export function pinPlaces(sheet: ExplorerSheet): readonly Point[] {
  return "cities" in sheet ? sheet.cities : sheet.pins;
}

/** A city in view stands for all its projects. */
export function pinsInView(stage: ExplorerStage, view: MapView): string[] {
  const { sheet } = stage;
  const inView = (point: Point) => isInView(point, view, stage);
  const pins =
    "cities" in sheet
      ? sheet.cities.filter(inView).flatMap((city) => city.pins)
      : sheet.pins.filter(inView);
  return pins.map(({ id }) => id);
}
