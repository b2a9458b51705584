import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { company } from "#catalog/company.ts";
import { buildApp } from "#server/app.ts";
import { startOutbox } from "#server/delivery/worker.ts";
import { startHousekeeping } from "#server/housekeeping.ts";
import { openInspector } from "#server/intake/documents/inspect.ts";
import { createIntakeGauge } from "#server/intake/intake-gauge.ts";
import { fillColumns } from "#server/leads/fill-columns.ts";
import { createMetrics } from "#server/pages/monitoring/metrics.ts";
import type { Mailer } from "#server/delivery/mail/mail.ts";
import type { Crm } from "#server/delivery/webhook.ts";
import type { Database } from "#server/storage/database.ts";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";

export const OFFICE = { name: "Office", address: "office@company.example" };

/** The host of the pages, behind their proxy. */
export const HOST = "www.example.com";

export const RETENTION_DAYS = 200;

type Outside = {
  database: Database;
  documents: DocumentStore;
  mailer: Mailer;
  crm: Crm;
  uploadsFolder: string;
  now: () => Date;
};

const log = pino({ level: "silent" });
const inspector = openInspector();
let metrics: ReturnType<typeof createMetrics> | undefined;

/** Everything that runs in the server's process, in the order of `startServer`, without sockets. */
export async function startProcess(outside: Outside): Promise<FastifyInstance> {
  const { database, now, crm } = outside;
  await fillColumns(database);
  metrics ??= createMetrics({ database, now });
  const intakeGauge = createIntakeGauge();
  const origin = `https://${HOST}`;
  startHousekeeping({ ...outside, retentionDays: RETENTION_DAYS, log });
  const outbox = startOutbox({
    ...outside,
    sender: { office: OFFICE, company },
    deskUrl: `${origin}/desk`,
    crm,
    log,
    isIntakeBusy: intakeGauge.isBusy,
    count() {},
    findCode: async () => null,
  });
  const app = await buildApp({
    ...outside,
    log,
    metrics,
    outbox,
    intakeGauge,
    inspector,
    freeSpace: { requireRoom: async () => {} },
    scanner: null,
    tracker: null,
    isMailAlwaysEnough: false,
    hasCrm: true,
    site: null,
    siteOrigin: origin,
    deskOrigin: origin,
    requestTimeout: 60_000,
    apiKey: undefined,
    rateLimits: [{ limit: 10_000, milliseconds: 3_600_000 }],
    uploadLimits: [],
    liveForms: false,
    desk: true,
    deskPages: null,
    allowedOrigins: [],
    trustProxy: false,
  });
  await app.ready();
  return app;
}
