import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, MailAddress, Mailer } from "./mail.ts";
import { toMime } from "./mime.ts";

/** Puts every mail into a folder, as a file that any mail program opens. */
export async function openFolderMailer(folder: string, from: MailAddress): Promise<Mailer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMime(mail, from));
      const path = join(folder, fileName(mail));
      await writeDurably(`${path}.part`, message as Buffer);
      await rename(`${path}.part`, path);
    },
    async forget(mail) {
      await rm(join(folder, fileName(mail)), { force: true });
    },
    close() {},
  };
}

/** Sorts by time, and is the same for every attempt. */
function fileName(mail: Pick<Mail, "id" | "date">): string {
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
