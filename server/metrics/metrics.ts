import type { LeadKind } from "#domain/lead-kinds.ts";
import type { DeliveryOutcome } from "#server/outbox/deliver.ts";
import type { MessagePurpose } from "#server/outbox/message-repository.ts";

/** The events that the server counts. No label holds a visitor's data. */
export type Metrics = {
  countRequest(route: string, status: number): void;
  observeDuration(route: string, seconds: number): void;
  countLead(kind: LeadKind, outcome: string): void;
  countDelivery(purpose: MessagePurpose, outcome: DeliveryOutcome): void;
};

/** Without METRICS_PORT nothing is counted, and prom-client is not loaded. */
export const NO_METRICS: Metrics = {
  countRequest() {},
  observeDuration() {},
  countLead() {},
  countDelivery() {},
};
