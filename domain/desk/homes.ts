import { z } from "zod";
import { homeStatuses } from "#domain/homes/status.ts";

/** What a home can be changed to. */
export const CHOSEN_STATUSES = ["available", "reserved", "sold"] as const;

export type ChosenStatus = (typeof CHOSEN_STATUSES)[number];

const status = z.enum(homeStatuses);

const deskHome = z.strictObject({
  /** Such as "A-304". */
  number: z.string(),
  wing: z.string(),
  floor: z.number(),
  /** Homes above each other have the same one. */
  stack: z.number(),
  type: z.string(),
  bedrooms: z.number(),
  study: z.boolean(),
  /** In square feet. */
  area: z.number(),
  /** In whole units of the currency. */
  price: z.number(),
  status,
  /** Increases with every change; a change names the version that it was made on. */
  version: z.number(),
  /** When and by which account it was changed last; null: as the content has it. */
  changedAt: z.number().nullable(),
  changedBy: z.string().nullable(),
});

export type DeskHome = z.infer<typeof deskHome>;

const deskDevelopment = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** Nothing is sold before. */
  isReleased: z.boolean(),
  homes: z.array(deskHome),
});

export type DeskDevelopment = z.infer<typeof deskDevelopment>;

/** `GET /api/desk/homes`: wing by wing and from the lowest floor up. */
export const deskHomes = z.strictObject({ developments: z.array(deskDevelopment) });

export type DeskHomes = z.infer<typeof deskHomes>;

const homeEvent = z.strictObject({
  id: z.string(),
  at: z.number(),
  /** An account's id. */
  by: z.string().nullable(),
  from: status,
  to: status,
  reason: z.string(),
});

/** `GET /api/desk/homes/:development/:home`, and the answer to a change. The newest event is the first. */
export const homeView = z.strictObject({ home: deskHome, history: z.array(homeEvent) });

export type HomeView = z.infer<typeof homeView>;

/** `POST /api/desk/homes/:development/:home`. */
export const homeChange = z.strictObject({
  status: z.enum(CHOSEN_STATUSES),
  /** Without a visitor's data: it outlives an erased lead. */
  reason: z.string().trim().min(1).max(500),
  version: z.number().int().min(0).max(2_000_000_000),
});

/** The answer to a change of another version, with 409: who changed the home, when, and how it is now. */
export const homeConflict = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  ...homeView.shape,
});
