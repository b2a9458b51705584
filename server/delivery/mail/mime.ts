import type { SendMailOptions } from "nodemailer";
import type { Mail, MailAddress } from "./mail.ts";

const AUTOMATIC_HEADERS = {
  "Auto-Submitted": "auto-replied",
  "X-Auto-Response-Suppress": "All",
};

export function toMime(mail: Mail, from: MailAddress): SendMailOptions {
  const domain = from.address.slice(from.address.indexOf("@") + 1);
  return {
    messageId: `<${mail.id}@${domain}>`,
    date: mail.date,
    from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.automatic ? AUTOMATIC_HEADERS : {},
    ...(mail.invitation && {
      icalEvent: { method: "REQUEST", filename: "meeting.ics", content: mail.invitation },
    }),
    // Nothing a visitor writes may make the mailer read a file or request a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
