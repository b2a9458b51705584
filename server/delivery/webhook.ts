import { Webhook } from "standardwebhooks";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";

const TIMEOUT = 10_000;

type Options = {
  url: string;
  /** `whsec_` and the base64 key. */
  secret: string;
};

/** Every lead is sent to this system. */
export type Crm = ReturnType<typeof openWebhook>;

/** Signed by the rules of standardwebhooks.com: the receiver can check sender and time, and recognize a
 * repeated message by its id. */
export function openWebhook({ url, secret }: Options, now: () => Date) {
  const webhook = new Webhook(secret);
  return {
    /** Resolves when the CRM has accepted the lead. `id` is the same for every attempt. */
    async send(id: string, lead: Lead): Promise<void> {
      const body = JSON.stringify(noticeOf(id, lead));
      const time = now();
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
          "webhook-signature": webhook.sign(id, time, body),
        },
        body,
        redirect: "error", // leads go to the configured URL only
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (!response.ok) throw new WebhookRefused(response.status);
    },
  };
}

class WebhookRefused extends Error {
  override name = "WebhookRefused";
  /** Only the code is logged. */
  readonly code: string;

  constructor(status: number) {
    super(`the webhook responded with status ${status}`);
    this.code = `HTTP_${status}`;
  }
}

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
