import { join } from "node:path";
import type { Settings } from "#server/settings/settings.ts";
import { openFolderMailer } from "./folder-mailer.ts";
import type { Mailer } from "./mail.ts";
import { openSmtpMailer } from "./smtp-mailer.ts";

export async function openMailer({ smtpUrl, mailFrom, dataFolder }: Settings): Promise<Mailer> {
  return smtpUrl
    ? openSmtpMailer(smtpUrl, mailFrom)
    : openFolderMailer(join(dataFolder, "outbox"), mailFrom);
}
