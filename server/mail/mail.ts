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

/** Identifies a stored mail. */
export type KeptMail = Pick<Mail, "id" | "date">;

export type Mailer = {
  /** Resolves when the next mail server has accepted the mail, or the mail is on the disk. */
  send(mail: Mail): Promise<void>;
  /** Removes the stored mail, if this mailer stores any. */
  forget(mail: KeptMail): Promise<void>;
  close(): void;
};
