import { existsSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import {
  type Layer,
  placeLayer,
  type PlaceKind,
  type Position,
  type Shape,
  type SheetFacts,
  shapeKinds,
  shapeLayer,
  sheetFacts,
} from "./schema.ts";

export type Place = {
  kind: PlaceKind;
  name: { en: string; ar?: string; ur?: string };
  from?: number;
  angle?: number;
  at: Position;
};

export type Sheet = SheetFacts & { key: string; shapes: Shape[]; places: Place[] };

export function readSheets(): Sheet[] {
  return entryKeys("map").map(readSheet);
}

function readSheet(key: string): Sheet {
  const layers = Object.keys(shapeKinds) as Layer[];
  return {
    key,
    ...readYaml(`map/${key}/facts.yaml`, sheetFacts),
    shapes: layers.flatMap((layer) => readShapes(key, layer)),
    places: readPlaces(key),
  };
}

/** A sheet without hills has no file for them. */
function readShapes(key: string, layer: Layer): Shape[] {
  const file = `map/${key}/${layer}.geojson`;
  if (!existsSync(join(CONTENT_FOLDER, file))) return [];
  // JSON is YAML, and so its mistakes are reported with their lines too.
  return readYaml(file, shapeLayer(layer)).features;
}

function readPlaces(key: string): Place[] {
  return readYaml(`map/${key}/places.geojson`, placeLayer).features.map(
    ({ properties, geometry }) => ({ ...properties, at: geometry.coordinates }),
  );
}
