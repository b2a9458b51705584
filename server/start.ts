import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { company } from "#content/company.ts";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { openFolderStore } from "./documents/folder-store.ts";
import { makeUploadsFolder } from "./documents/uploads-folder.ts";
import type { Settings } from "./env.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { openFolderMailer } from "./mail/folder-mailer.ts";
import { openSmtpMailer } from "./mail/smtp-mailer.ts";
import { startOutbox } from "./outbox/worker.ts";
import { loadSite } from "./pages/load-site.ts";
import { COMPRESSED_FOLDER, SITE_FOLDER } from "./pages/site-folders.ts";

export type RunningServer = {
  address: string;
  /** Answers what has come in, finishes what is being sent, then closes everything. */
  close(): Promise<void>;
};

export async function startServer(
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<RunningServer> {
  const { dataFolder, office, mailFrom, smtpUrl } = settings;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const now = () => new Date();
  const site = await openSite(settings, log);
  const database = await openDatabase(settings, log);
  const documents = await openFolderStore(join(dataFolder, "documents"));
  const uploadsFolder = await makeUploadsFolder(dataFolder);
  const mailer = smtpUrl
    ? openSmtpMailer(smtpUrl, mailFrom)
    : await openFolderMailer(join(dataFolder, "outbox"), mailFrom);

  const housekeeping = startHousekeeping({ database, documents, uploadsFolder, now, log });
  const outbox = startOutbox({ database, mailer, sender: { office, company }, now, log });
  const app = await buildApp({
    ...settings,
    log,
    now,
    site,
    database,
    documents,
    uploadsFolder,
    outbox,
  });

  async function close(): Promise<void> {
    await app.close();
    await outbox.close();
    await housekeeping.stop();
    mailer.close();
    await database.close();
  }

  try {
    await app.listen({ port: settings.port, host: settings.host });
    return { address: addressOf(app.server.address() as AddressInfo, settings.host), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What to type into a browser on this machine. */
function addressOf({ port }: AddressInfo, host: string): string {
  const everywhere = ["0.0.0.0", "::"].includes(host);
  return `http://${everywhere ? "localhost" : host}:${port}`;
}

async function openSite({ servePages, apiOrigin }: Settings, log: FastifyBaseLogger) {
  if (!servePages) {
    log.info("SERVE_PAGES is false: this process answers the API alone");
    return null;
  }
  if (!existsSync(SITE_FOLDER)) {
    log.warn("There is no build/client yet: only the API is served. Run the build for the pages.");
    return null;
  }
  return loadSite({
    folder: SITE_FOLDER,
    compressedFolder: COMPRESSED_FOLDER,
    apiOrigin,
    log,
  });
}
