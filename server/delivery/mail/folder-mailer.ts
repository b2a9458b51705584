import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { renameDurably } from "#server/storage/durable-files.ts";
import type { KeptMail } from "#server/leads/erasure/erased-mails.ts";
import type { MailAddress, Mailer } from "./mail.ts";
import { toMime } from "./mime.ts";

export async function openFolderMailer(folder: string, from: MailAddress): Promise<Mailer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const finished = (mail: KeptMail) => join(folder, fileName(mail));
  const unfinished = (mail: KeptMail) => `${finished(mail)}.part`;
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMime(mail, from));
      await writeDurably(unfinished(mail), message as Buffer);
      await renameDurably(unfinished(mail), finished(mail));
    },
    async forget(mail) {
      for (const path of [unfinished(mail), finished(mail)]) await rm(path, { force: true });
    },
    close() {},
  };
}

/** Sorts by time, and is the same for every attempt. */
function fileName(mail: KeptMail): string {
  return `${mail.date.toISOString().replace(/[:.]/g, "-")}-${mail.id}.eml`;
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
