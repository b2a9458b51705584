import { createTransport } from "nodemailer";
import type { MailAddress, Mailer } from "./mail.ts";
import { toMime } from "./mime.ts";

export function openSmtpMailer(url: string, from: MailAddress): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMime(mail, from));
    },
    async forget() {}, // nothing is stored
    close: () => transport.close(),
  };
}
