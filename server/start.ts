import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { company } from "#catalog/company.ts";
import { DESK_PATH } from "#domain/desk/urls.ts";
import { buildApp } from "./app.ts";
import { openWebhook } from "#server/delivery/webhook.ts";
import { deskNotice } from "#server/desk/accounts/desk-notice.ts";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { createFindCode } from "#server/desk/sign-in/code-repository.ts";
import { openDatabase } from "#server/leads/open-database.ts";
import { watchFreeSpace } from "#server/intake/documents/free-space.ts";
import { openInspector } from "#server/intake/documents/inspect.ts";
import { makeUploadsFolder } from "#server/storage/documents/uploads-folder.ts";
import { openClamav } from "#server/intake/documents/virus-scanner.ts";
import { loadDeskPages } from "#server/desk/pages/load-pages.ts";
import type { Settings } from "#server/settings/settings.ts";
import { localUrl } from "./free-port.ts";
import { createIntakeGauge } from "#server/intake/intake-gauge.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { hasOwnHost } from "#server/http/desk-host.ts";
import type { Deadlines } from "#server/http/deadlines.ts";
import { openErrorTracker } from "#server/pages/monitoring/error-tracker.ts";
import { createMetrics } from "#server/pages/monitoring/metrics.ts";
import { startMetricsServer } from "#server/pages/monitoring/metrics-server.ts";
import { startOutbox } from "#server/delivery/worker.ts";
import { compressInBackground } from "#server/pages/background-compression.ts";
import { loadSite } from "#server/pages/load-site.ts";
import { COMPRESSED_FOLDER, DESK_FOLDER, SITE_FOLDER } from "#server/pages/site-folders.ts";
import { openMailer } from "#server/delivery/mail/open-mailer.ts";
import { openDocumentStore } from "#server/storage/documents/open-document-store.ts";

/** 30 MB take this long on a slow connection. */
const REQUEST_TIMEOUT = 5 * 60_000;

type RunningServer = {
  url: string;
  desk: string | null;
  /** Finishes requests that have arrived and deliveries, then closes everything. */
  close(): Promise<void>;
  closing(): string | undefined;
};

type Closer = { name: string; close(): unknown };

export async function startServer(
  settings: Settings,
  log: FastifyBaseLogger,
  deadlines: Partial<Deadlines> = {},
): Promise<RunningServer> {
  await withSettingName("DATA_DIR", mkdir(settings.dataFolder, { recursive: true, mode: 0o700 }));
  /** Closed in reverse order. */
  const closers: Closer[] = [];
  async function close(): Promise<void> {
    for (; closers.length > 0; closers.pop()) {
      const { name, close: closeOne } = closers.at(-1)!;
      try {
        await closeOne();
      } catch (err) {
        log.error({ err, part: name }, "close failed");
      }
    }
  }
  try {
    const { url, desk } = await open(settings, log, closers, deadlines);
    return { url, desk, close, closing: () => closers.at(-1)?.name };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  settings: Settings,
  log: FastifyBaseLogger,
  closers: Closer[],
  deadlines: Partial<Deadlines>,
): Promise<Pick<RunningServer, "url" | "desk">> {
  const now = () => new Date();
  if (settings.isDeskExposed) {
    log.warn("the desk shares the site's origin: give it a host of its own with DESK_URL");
  }
  const intakeGauge = createIntakeGauge();
  const site = await openSite(settings, log);
  const databaseSetting = settings.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
  const database = await withSettingName(databaseSetting, openDatabase(settings, log));
  closers.push({ name: "database", close: () => database.close() });
  const mailer = await withSettingName(
    settings.smtpUrl ? "SMTP_URL" : "DATA_DIR",
    openMailer(settings),
  );
  closers.push({ name: "mailer", close: () => mailer.close() });
  const metrics = createMetrics({ database, now });
  const shared = {
    database,
    mailer,
    documents: await withSettingName(
      settings.bucket ? "S3_BUCKET" : "DATA_DIR",
      openDocumentStore(settings),
    ),
    uploadsFolder: await withSettingName("DATA_DIR", makeUploadsFolder(settings.dataFolder)),
    metrics,
    now,
    log,
  };
  if (settings.metrics) {
    const server = await withSettingName(
      "METRICS_HOST or METRICS_PORT",
      startMetricsServer(settings.metrics, metrics, log),
    );
    closers.push({ name: "metrics", close: () => server.close() });
    log.info({ url: server.url }, "metrics listening");
  }
  const housekeeping = startHousekeeping({ ...shared, retentionDays: settings.retentionDays });
  closers.push({ name: "housekeeping", close: () => housekeeping.stop() });
  const outbox = startOutbox({
    ...shared,
    sender: { office: settings.office, company },
    deskUrl: settings.desk ? settings.deskOrigin + DESK_PATH : null,
    findCode: createFindCode(database, createCodeHash(database, settings.deskSecret), now),
    crm: settings.crm && openWebhook(settings.crm, now),
    isIntakeBusy: intakeGauge.isBusy,
    count: metrics.countDelivery,
  });
  closers.push({ name: "outbox", close: () => outbox.close() });

  const tracker = settings.errorTracker
    ? openErrorTracker({ dsn: settings.errorTracker, log, now })
    : null;
  closers.push({ name: "tracker", close: () => tracker?.close() });
  const inspector = openInspector();
  closers.push({ name: "inspector", close: () => inspector.close() });
  const app = await buildApp({
    ...settings,
    ...shared,
    site,
    deskPages: await openDesk(settings, log),
    outbox,
    intakeGauge,
    inspector,
    freeSpace: watchFreeSpace({ ...settings, ...shared }),
    scanner: settings.virusScanner && openClamav(settings.virusScanner),
    hasCrm: settings.crm !== null,
    tracker,
    requestTimeout: REQUEST_TIMEOUT,
    deadlines,
  });
  closers.push({ name: "requests", close: () => app.close() });
  await withSettingName("HOST or PORT", app.listen({ port: settings.port, host: settings.host }));
  const compression = site && compressInBackground(site, log);
  closers.push({ name: "compression", close: () => compression?.stop() });
  const { port } = app.server.address() as AddressInfo;
  const url = localUrl({ port, host: settings.host });
  return { url, desk: settings.desk ? await deskNotice(database, deskUrl(settings, url)) : null };
}

function deskUrl(settings: Settings, url: string): string {
  return hasOwnHost(settings) ? settings.deskOrigin : url;
}

/** Whether a setting works is known only when it is used. */
async function withSettingName<Result>(setting: string, opening: Promise<Result>): Promise<Result> {
  return opening.catch((cause: unknown) => {
    throw new Error(`${setting} cannot be used`, { cause });
  });
}

/** A desk with a host of its own does not depend on where the public pages are served. */
async function openDesk(settings: Settings, log: FastifyBaseLogger) {
  const isSeparate = hasOwnHost(settings);
  if (!settings.desk || !(settings.servePages || isSeparate)) return null;
  const siteOrigin = isSeparate ? settings.siteOrigin : undefined;
  if (existsSync(join(DESK_FOLDER, "index.html")))
    return loadDeskPages(DESK_FOLDER, { siteOrigin });
  log.warn({ folder: DESK_FOLDER }, "desk not served: no build found, run npm run build");
  return null;
}

async function openSite({ servePages, apiOrigin }: Settings, log: FastifyBaseLogger) {
  if (!servePages) {
    log.info("serving the API only: SERVE_PAGES is false");
    return null;
  }
  if (!existsSync(SITE_FOLDER)) {
    log.warn({ folder: SITE_FOLDER }, "serving the API only: no build found, run npm run build");
    return null;
  }
  return loadSite({
    folder: SITE_FOLDER,
    compressedFolder: COMPRESSED_FOLDER,
    apiOrigin,
    brotli: "cached",
  });
}
