import { createHmac } from "node:crypto";
import { type Lead, referenceOf } from "#server/lead-kinds/lead.ts";
import type { Crm } from "./crm.ts";

const TIMEOUT = 10_000;

export type Webhook = { url: string; secret: string };

/**
 * Posts each lead as JSON, signed as standardwebhooks.com says: the receiver can prove that it is
 * ours and recent, and by its id know one that comes twice.
 */
export function openWebhook({ url, secret }: Webhook, now: () => Date): Crm {
  return {
    async tell(id, lead) {
      const body = JSON.stringify(noticeOf(id, lead));
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": timestamp,
          "webhook-signature": `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
        },
        body,
        redirect: "error", // who moves has to say so to us, not to our leads
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new WebhookRefused(answer.status);
    },
  };
}

class WebhookRefused extends Error {
  override name = "WebhookRefused";
  /** For the log, which gets nothing but this. */
  readonly code: string;

  constructor(status: number) {
    super(`the webhook answered with status ${status}`);
    this.code = `HTTP_${status}`;
  }
}

function sign(secret: string, content: string): string {
  return createHmac("sha256", secret).update(content).digest("base64");
}

/** Documents stay with us: the CRM learns what there is, the office opens it. */
function noticeOf(id: string, lead: Lead) {
  return {
    id,
    type: "lead.received",
    data: {
      lead: lead.id,
      reference: referenceOf(lead),
      kind: lead.kind,
      receivedAt: lead.receivedAt.toISOString(),
      suspicion: lead.suspicion,
      details: lead.details,
      documents: lead.documents.map(({ field, fileName, bytes, sha256 }) => ({
        field,
        fileName,
        bytes,
        sha256,
      })),
    },
  };
}
