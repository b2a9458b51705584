import { z } from "zod";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { SOURCES } from "./figure-choices.ts";

const milliseconds = z
  .string()
  .regex(/^\d{1,15}$/, "must be milliseconds since 1970")
  .transform(Number);

/** `GET /api/desk/export`, for managers: the file of `npm run office -- export`, masked unless asked for. */
export const exportQuery = z.strictObject({
  format: z.enum(["csv", "json"]).default("csv"),
  kind: z.enum(LEAD_KINDS).optional(),
  source: z.enum(SOURCES).optional(),
  /** "full" has the values of masked fields too; the audit says so. */
  fields: z.enum(["masked", "full"]).default("masked"),
  from: milliseconds.optional(),
  /** The range ends before this moment. */
  to: milliseconds.optional(),
});

/** `POST /api/desk/leads/:id/erase`, for managers: erases the lead and those merged into it. It cannot be
 * undone, so the reference is typed. */
export const leadErasure = z.strictObject({ reference: z.string().trim().max(20) });

export const erasureResponse = z.strictObject({
  erased: z.number(),
});
