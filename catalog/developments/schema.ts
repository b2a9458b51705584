import { z } from "zod";
import { rates } from "#catalog/rates.ts";
import { homeNumber, isoDate, key, line, order } from "#catalog/fields.ts";
import { FURNITURE_KINDS, ROOM_KINDS, SHARED_KINDS } from "#domain/homes/development.ts";
import { marketKeys, markets } from "#domain/purchase/markets/markets.ts";

const metres = z.number("must be a number of metres");
const count = z.int("must be a whole number").positive("must be above 0");
const percent = z.number("must be a number of percent").min(0).max(100);
const point = z.tuple([metres, metres]);
const place = z.tuple([metres, metres, metres]);
const rectangle = z.tuple([metres, metres, metres, metres]);
const box = z.strictObject({ at: rectangle, height: metres });
const range = z.tuple([z.int(), z.int()]);
const bays = z.array(z.enum(["balcony", "window", "wall"]));
const opening = z.strictObject({ from: metres, to: metres, sill: metres, head: metres });

export const homeTypeFields = z.strictObject({
  bedrooms: z.int().min(0),
  study: z.boolean().default(false),
  bays: count,
  depth: metres,
  front: bays,
  rear: bays,
  left: bays.default([]),
  rooms: z.array(
    z.strictObject({
      kind: z.enum(ROOM_KINDS),
      parts: z.array(rectangle).min(1),
    }),
  ),
  doors: z.array(
    z.strictObject({
      hinge: point,
      latch: point,
      into: z.enum(["+x", "-x", "+y", "-y"]).optional(),
    }),
  ),
  furniture: z.array(
    z.strictObject({
      kind: z.enum(FURNITURE_KINDS),
      at: rectangle,
    }),
  ),
});

const wing = z.strictObject({
  letter: z.string().regex(/^[A-Z]$/, "must be one capital letter"),
  at: point,
  turn: z.number(),
  bays: count,
  depth: metres,
  floors: count,
  lower: z.strictObject({ bays: range, floors: count }).optional(),
});

const stack = z.strictObject({
  wing: wing.shape.letter,
  number: count,
  type: key,
  floors: range,
  bay: z.int().min(0),
  faces: z.enum(["front", "back"]),
  mirrored: z.boolean().default(false),
  outlook: key,
});

const core = z.strictObject({
  at: z.array(z.strictObject({ wing: wing.shape.letter, bay: z.int().min(0) })).default([]),
  spaces: z
    .array(
      z
        .strictObject({
          kind: z.enum(SHARED_KINDS),
          at: rectangle.optional(),
          corners: z.array(point).min(3).optional(),
        })
        .refine(({ at, corners }) => !at !== !corners, "must have either at or corners"),
    )
    .min(1),
});

const elevation = z.strictObject({
  key,
  faces: z.array(z.string().regex(/^[A-Z] (front|back|left|right)$/)),
  at: place,
  to: place,
  lens: metres,
  size: z.tuple([count, count]),
});

/** Due months after the booking, on a day, or at a percentage of construction. */
const instalment = z.union([
  z.strictObject({ share: percent, months: count }),
  z.strictObject({ share: percent, on: isoDate }),
  z.strictObject({ share: percent, built: percent }),
]);

const milestone = z.strictObject({ built: percent, on: isoDate });

const construction = z.strictObject({
  started: isoDate,
  handover: isoDate,
  /** Every promised date of handover, and when it was promised. */
  promised: z.array(z.strictObject({ on: isoDate, handover: isoDate })).min(1),
  milestones: z.array(milestone).min(1),
  /** What an inspector certified last. */
  progress: milestone,
});

export const developmentFacts = z.strictObject({
  order,
  project: key,
  market: z
    .enum(
      marketKeys,
      `must be a market: ${marketKeys.join(" or ")}; docs/decisions/0031-markets.md says how to add one`,
    )
    .refine(
      (key) => markets[key].currency === rates.currency,
      `must count in ${rates.currency}, the currency of rates/facts.yaml`,
    )
    .refine(
      (key) => markets[key].areaUnit === rates.areaUnit,
      `must count in ${rates.areaUnit}, the areaUnit of rates/facts.yaml`,
    ),
  bay: metres,
  floorHeight: metres,
  balconyDepth: metres,
  north: z.number().min(0).max(360),
  openings: z.strictObject({ balcony: opening, window: opening }),
  wings: z.array(wing).min(1),
  stacks: z.array(stack).min(1),
  /** Without them, the key plan shows homes alone. */
  cores: z.array(core).default([]),
  neighbours: z.array(box).default([]),
  podium: box.optional(),
  /** Without them, and without `facade.yaml`, the building has no façade on which homes are chosen. */
  elevations: z.array(elevation).default([]),
  /** The home whose rooms the panoramas show. */
  sampleFlat: homeNumber.optional(),
  prices: z.strictObject({
    since: isoDate.optional(),
    perArea: z.record(key, z.number().positive()),
    balcony: z.number().min(0).max(1),
    floor: percent,
    outlook: z.record(key, z.number()),
  }),
  payment: z.strictObject({
    booking: percent,
    instalments: z.array(instalment),
    keys: percent,
  }),
  construction,
  released: z.boolean(),
  /** The expected day, until then. */
  release: isoDate.optional(),
  projectNumber: line.optional(),
  escrow: line.optional(),
  permit: line.optional(),
  serviceCharge: z.number().positive(),
  rents: z.strictObject({
    yearly: z.record(key, z.number("must be a yearly rent").positive("must be above 0")),
    source: line,
    asOf: isoDate,
  }),
  parking: z.record(key, z.int().min(0)),
});
