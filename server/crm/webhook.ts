import { createHmac } from "node:crypto";
import { type Lead, referenceOf } from "#server/lead-kinds/lead.ts";
import type { Crm } from "./crm.ts";

const TIMEOUT = 10_000;

const SECRET_PREFIX = "whsec_";

export type Webhook = {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
};

/**
 * Posts each lead as JSON, signed by the rules of standardwebhooks.com: the receiver can check the
 * sender and the time, and recognize a repeated message by its id.
 */
export function openWebhook({ url, secret }: Webhook, now: () => Date): Crm {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  return {
    async send(id, lead) {
      const body = JSON.stringify(noticeOf(id, lead));
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": timestamp,
          "webhook-signature": `v1,${sign(key, `${id}.${timestamp}.${body}`)}`,
        },
        body,
        redirect: "error", // leads go to the configured address only
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new WebhookRefused(answer.status);
    },
  };
}

class WebhookRefused extends Error {
  override name = "WebhookRefused";
  /** The log gets the code alone. */
  readonly code: string;

  constructor(status: number) {
    super(`the webhook answered with status ${status}`);
    this.code = `HTTP_${status}`;
  }
}

function sign(key: Buffer, content: string): string {
  return createHmac("sha256", key).update(content).digest("base64");
}

/** Documents are listed, not sent. */
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
