import { z } from "zod";
import { line } from "#catalog/fields.ts";

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
/** As GeoJSON writes it: longitude first. */
const position = z.tuple([longitude, latitude]);

/** A name in every language that has one; English is required. */
const name = z.strictObject({ en: line, ar: line.optional(), ur: line.optional() });

/** `facts.yaml` of a sheet: one map, such as that of a city. */
export const sheetFacts = z.strictObject({
  /** The city as projects name it; the overview has none. */
  city: line.optional(),
  name,
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
  /** Whose data the drawing uses, where a licence asks for it. */
  credit: line.optional(),
});

/** The kinds of shapes that each layer draws, from the bottom of the drawing to its top. */
export const shapeKinds = {
  land: ["land"],
  built: ["built", "old-city"],
  parks: ["park"],
  ridges: ["hill", "mountain", "ridge"],
  water: ["lake", "river", "canal", "stream"],
  borders: ["border"],
  roads: ["street", "main", "motorway", "runway"],
  rail: ["railway", "metro-red", "metro-green"],
  routes: ["route"],
} as const;

export type Layer = keyof typeof shapeKinds;
export type ShapeKind = (typeof shapeKinds)[Layer][number];

const ring = z.array(position).min(4);
const path = z.array(position).min(2);
const geometry = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("Polygon"), coordinates: z.array(ring).min(1) }),
  z.strictObject({ type: z.literal("LineString"), coordinates: path }),
]);

/** A layer of shapes, such as `roads.geojson`. */
export function shapeLayer(layer: Layer) {
  const properties = z.strictObject({
    kind: z.enum(shapeKinds[layer]),
    /** What it is, for readers of the file. */
    title: line.optional(),
    /** Set where corners must not be rounded, as on a quay. */
    corners: z.literal("sharp").optional(),
  });
  return z.strictObject({
    type: z.literal("FeatureCollection"),
    features: z.array(z.strictObject({ type: z.literal("Feature"), properties, geometry })),
  });
}

export const placeKinds = [
  "city",
  "country",
  "district",
  "water",
  "road",
  "landmark",
  "airport",
  "metro",
  "station",
  "school",
  "beach",
] as const;

/** `places.geojson`: what is labelled, and what distances are measured to. */
export const placeLayer = z.strictObject({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.strictObject({
      type: z.literal("Feature"),
      properties: z.strictObject({
        kind: z.enum(placeKinds),
        name,
        /** The zoom from which the label is shown: 1 is the whole sheet. Without it there is no label. */
        from: z.number().min(1).optional(),
        /** How far the label is turned to follow a road or a coast, in degrees clockwise. */
        angle: z.number().min(-90).max(90).optional(),
      }),
      geometry: z.strictObject({ type: z.literal("Point"), coordinates: position }),
    }),
  ),
});

export type Position = z.infer<typeof position>;
export type Shape = z.infer<ReturnType<typeof shapeLayer>>["features"][number];
export type PlaceKind = (typeof placeKinds)[number];
export type SheetFacts = z.infer<typeof sheetFacts>;
