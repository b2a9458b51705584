import { z } from "zod";
import { homeStatuses } from "#domain/homes/status.ts";
import { typedLine } from "./typed-line.ts";

export const CHOSEN_STATUSES = ["available", "reserved", "sold"] as const;

export type ChosenStatus = (typeof CHOSEN_STATUSES)[number];

const status = z.enum(homeStatuses);

const deskHome = z.strictObject({
  number: z.string(),
  wing: z.string(),
  floor: z.number(),
  /** Homes above each other have the same stack. */
  stack: z.number(),
  type: z.string(),
  bedrooms: z.number(),
  study: z.boolean(),
  /** Square feet. */
  area: z.number(),
  /** Whole units of the currency. */
  price: z.number(),
  status,
  /** Increases with every change, which names the version that it was made on. */
  version: z.number(),
  /** The time and account of the last change; null while the home is as in the content. */
  changedAt: z.number().nullable(),
  changedBy: z.string().nullable(),
});

export type DeskHome = z.infer<typeof deskHome>;

const deskDevelopment = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** Homes of a development cannot be sold before its release. */
  isReleased: z.boolean(),
  homes: z.array(deskHome),
});

export type DeskDevelopment = z.infer<typeof deskDevelopment>;

/** `GET /api/desk/homes`: wing by wing, from the lowest floor up. */
export const deskHomes = z.strictObject({ developments: z.array(deskDevelopment) });

export type DeskHomes = z.infer<typeof deskHomes>;

export const homeEvent = z.strictObject({
  id: z.string(),
  at: z.number(),
  /** An account's id. */
  by: z.string().nullable(),
  from: status,
  to: status,
  reason: z.string(),
});

/** `GET /api/desk/homes/:development/:home`, and the response to a change. The newest event is first. */
export const homeView = z.strictObject({ home: deskHome, history: z.array(homeEvent) });

export type HomeView = z.infer<typeof homeView>;

/** `POST /api/desk/homes/:development/:home`. */
export const homeChange = z.strictObject({
  status: z.enum(CHOSEN_STATUSES),
  /** The reason should name no visitor: it is emptied when a lead that it names is erased. */
  reason: typedLine({ max: 500 }),
  version: z.number().int().min(0).max(2_000_000_000),
});

/** The response with 409 to a change of an older version. */
export const homeConflict = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  ...homeView.shape,
});
