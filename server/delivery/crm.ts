import type { Lead } from "#server/leads/kinds/lead.ts";

/** A customer relationship management system that is sent every lead. */
export type Crm = {
  /** Resolves when the CRM has accepted the lead. `id` is the same for every attempt. */
  send(id: string, lead: Lead): Promise<void>;
};
