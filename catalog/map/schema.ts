import { z } from "zod";
import { line } from "#catalog/fields.ts";

const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
/** GeoJSON writes the longitude first. */
const position = z.tuple([longitude, latitude]);

/** Only the English name is required. */
const name = z.strictObject({ en: line, ar: line.optional(), ur: line.optional() });

export const sheetFacts = z.strictObject({
  city: line.optional(),
  name,
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
  /** The licence of the drawing's data may ask for a credit. */
  credit: line.optional(),
});

/** From the bottom of the drawing to its top. */
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

export function shapeLayer(layer: Layer) {
  const properties = z.strictObject({
    kind: z.enum(shapeKinds[layer]),
    title: line.optional(),
    /** Corners of a quay, for example, must not be rounded. */
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

export const placeLayer = z.strictObject({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.strictObject({
      type: z.literal("Feature"),
      properties: z.strictObject({
        kind: z.enum(placeKinds),
        name,
        /** The zoom from which the label is shown; 1 is the whole sheet. No label by default. */
        from: z.number().min(1).optional(),
        /** Degrees clockwise, to follow a road or a coast. */
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
