import type { Mail, Mailer } from "#server/delivery/mail/mail.ts";
import type { Crm } from "#server/delivery/webhook.ts";
import type { Lead } from "#server/leads/kinds/lead.ts";

export type Delivered = { id: string; to: string; text: string; step: number; at: number };

export type Peers = ReturnType<typeof createPeers>;

type Deps = { step: () => number; now: () => Date };

/** The mail server and the CRM, which outlive the server's crashes. */
export function createPeers({ step, now }: Deps) {
  const mails: Delivered[] = [];
  const notices: Delivered[] = [];
  const receipt = (id: string, to: string, text: string): Delivered => {
    return { id, to, text, step: step(), at: now().getTime() };
  };
  const mailer: Mailer = {
    async send({ id, to, subject, text }: Mail) {
      mails.push(receipt(id, to.address, `${subject}\n${text}`));
    },
    async forget() {},
    close() {},
  };
  const crm: Crm = {
    async send(id: string, lead: Lead) {
      notices.push(receipt(id, "crm", JSON.stringify(lead.details)));
    },
  };
  return { mails, notices, mailer, crm };
}
