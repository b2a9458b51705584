import { join } from "node:path";
import type { DocumentStore } from "./documents/document-store.ts";
import { openFolderStore } from "./documents/folder-store.ts";
import { openS3Store } from "./documents/s3-store.ts";
import type { Settings } from "./env.ts";
import { openFolderMailer } from "./mail/folder-mailer.ts";
import type { Mailer } from "./mail/mail.ts";
import { openSmtpMailer } from "./mail/smtp-mailer.ts";

/** The stores of documents and mails that the settings choose; by default the data folder. */

export async function openDocumentStore({ bucket, dataFolder }: Settings): Promise<DocumentStore> {
  return bucket ? openS3Store(bucket) : openFolderStore(join(dataFolder, "documents"));
}

export async function openMailer({ smtpUrl, mailFrom, dataFolder }: Settings): Promise<Mailer> {
  return smtpUrl
    ? openSmtpMailer(smtpUrl, mailFrom)
    : openFolderMailer(join(dataFolder, "outbox"), mailFrom);
}
