import { z } from "zod";
import { leadRow } from "./leads.ts";
import { LOST_REASONS, STAGES } from "./stages.ts";

/** `POST /api/desk/leads/bulk`: one change of several leads; each succeeds or fails by itself. */
export const bulkChange = z.strictObject({
  leads: z
    .array(z.strictObject({ id: z.string().max(64), version: z.number().int().min(0) }))
    .min(1)
    .max(100),
  change: z.discriminatedUnion("kind", [
    /** "next" assigns each lead to the agent whose turn it is. */
    z.strictObject({ kind: z.literal("assign"), ownerId: z.string().max(64).nullable() }),
    z.strictObject({
      kind: z.literal("stage"),
      stage: z.enum(STAGES),
      lostReason: z.enum(LOST_REASONS).optional(),
    }),
  ]),
});

/** The outcomes are in the order of the request. */
export const bulkResponse = z.array(
  z.strictObject({
    id: z.string(),
    /** "conflict" means another version of the lead, "refused" that this person may not change it. */
    outcome: z.enum(["done", "conflict", "not found", "refused"]),
    /** The lead as it is now, or null if it is not found. */
    lead: leadRow.nullable(),
  }),
);

export type BulkChange = z.infer<typeof bulkChange>;
export type BulkResponse = z.infer<typeof bulkResponse>;
