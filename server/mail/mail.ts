export type MailAddress = { name: string; address: string };

export type Mail = {
  /** The same for every attempt, so that a mail that comes twice can be told from two mails. */
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
  /** Written by a machine: nobody's out-of-office shall answer it. */
  automatic?: boolean;
};

/** What a mail that was kept is found by. */
export type KeptMail = Pick<Mail, "id" | "date">;

export type Mailer = {
  /** Resolves when the mail is safely in the next hands. */
  send(mail: Mail): Promise<void>;
  /** Removes what it has kept of the mail, if it keeps any. */
  forget(mail: KeptMail): Promise<void>;
  close(): void;
};
