import type { MailForgetter } from "#server/leads/erasure/erased-mails.ts";

export type MailAddress = { name: string; address: string };

export type Mail = {
  /** The same for every attempt: receivers recognize a mail that arrives twice. */
  id: string;
  date: Date;
  to: MailAddress;
  /** Left out when there is no address to reply to. */
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar invitation. */
  invitation?: string;
  /** Marks the mail as automatic, so that no auto-reply answers it. */
  automatic?: boolean;
};

export type Mailer = MailForgetter & {
  /** Resolves when the next mail server has accepted the mail, or the mail is on the disk. */
  send(mail: Mail): Promise<void>;
  close(): void;
};
