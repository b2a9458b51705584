import type { Mailer } from "#server/delivery/mail/mail.ts";
import type { Crm } from "#server/delivery/webhook.ts";
import type { Intercept } from "./intercept.ts";

const SENDING = { name: "send", isWrite: true, statements: [] } as const;

export function interceptMailer(mailer: Mailer, intercept: Intercept): Mailer {
  return {
    send: (mail) =>
      intercept({ ...SENDING, part: "mail", subject: mail.id }, () => mailer.send(mail)),
    forget: (mail) =>
      intercept({ ...SENDING, part: "mail", name: "forget", subject: mail.id }, () =>
        mailer.forget(mail),
      ),
    close: () => mailer.close(),
  };
}

export function interceptCrm(crm: Crm, intercept: Intercept): Crm {
  return {
    send: (id, lead) =>
      intercept({ ...SENDING, part: "webhook", subject: id }, () => crm.send(id, lead)),
  };
}
