import type { Lead } from "#server/lead-kinds/lead.ts";

/** A customer-relations system that wants to know of every lead. */
export type Crm = {
  /** Resolves when it has taken the lead. `id` is the same for every attempt. */
  tell(id: string, lead: Lead): Promise<void>;
};
