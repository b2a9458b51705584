import type { Lead } from "#server/leads/kinds/lead.ts";

/** Every lead is sent to this system. */
export type Crm = {
  /** Resolves when the CRM has accepted the lead. `id` is the same for every attempt. */
  send(id: string, lead: Lead): Promise<void>;
};
