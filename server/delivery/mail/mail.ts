import type { MailForgetter } from "#server/leads/erasure/erased-mails.ts";

export type MailAddress = { name: string; address: string };

export type Mail = {
  /** The same for every attempt, so that receivers recognize a repeated mail. */
  id: string;
  date: Date;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  invitation?: string;
  /** An automatic mail gets no auto-reply. */
  automatic?: boolean;
};

export type Mailer = MailForgetter & {
  /** Resolves when the next mail server has accepted the mail, or it is on the disk. */
  send(mail: Mail): Promise<void>;
  close(): void;
};
