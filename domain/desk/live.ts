import { z } from "zod";

/**
 * `GET /api/desk/live`: server-sent events, each named by its key here, with JSON as data. `?lead=<id>` says
 * which lead is open, so that two people on one lead see each other.
 */
export const liveEvents = {
  /** A lead arrived or changed. Sent only to those who may see it. */
  lead: z.strictObject({ id: z.string(), version: z.number() }),
  /** A lead was assigned to somebody else, so that an agent may no longer see it. */
  hidden: z.strictObject({ id: z.string() }),
  /** The status of a home changed. */
  home: z.strictObject({ development: z.string(), number: z.string(), version: z.number() }),
  /** A person erased the lead: everything about it is forgotten in the browser too. */
  erased: z.strictObject({ id: z.string() }),
  /** More changed than is sent one by one: everything that is shown is read again. */
  reload: z.strictObject({}),
  /** Everybody who has this lead open at the moment, as ids of accounts. */
  viewers: z.strictObject({ leadId: z.string(), accountIds: z.array(z.string()) }),
};

export type LiveLead = z.infer<typeof liveEvents.lead>;
export type LiveHome = z.infer<typeof liveEvents.home>;
export type LiveViewers = z.infer<typeof liveEvents.viewers>;
