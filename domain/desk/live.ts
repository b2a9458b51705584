import { z } from "zod";

/** `GET /api/desk/live`: server-sent events by name. `?lead=<id>` says which lead is open, so that two people
 * on one lead see each other. */
export const liveEvents = {
  /** Sent only to people who may see the lead. */
  lead: z.strictObject({ id: z.string(), version: z.number() }),
  /** The lead was assigned to somebody else, so this agent may no longer see it. */
  hidden: z.strictObject({ id: z.string() }),
  home: z.strictObject({ development: z.string(), number: z.string(), version: z.number() }),
  /** The lead was erased, so the browser forgets it too. */
  erased: z.strictObject({ id: z.string() }),
  /** Too much changed for single events, so the desk reads everything again. */
  reload: z.strictObject({}),
  /** The ids of the accounts that have this lead open. */
  viewers: z.strictObject({ leadId: z.string(), accountIds: z.array(z.string()) }),
};

export type LiveLead = z.infer<typeof liveEvents.lead>;
export type LiveHome = z.infer<typeof liveEvents.home>;
