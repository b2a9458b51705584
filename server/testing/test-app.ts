import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { LEAD_PATHS, type LeadKind } from "#domain/lead-kinds.ts";
import { LEAD_RATE_LIMITS } from "#domain/rate-limit.ts";
import { countRow } from "#server/testing/test-rows.ts";
import { type AppDeps, buildApp } from "#server/app.ts";
import { openTestDatabase } from "./test-databases.ts";
import { openFolderStore } from "#server/storage/documents/folder-store.ts";
import { watchFreeSpace } from "#server/intake/documents/free-space.ts";
import { openInspector } from "#server/intake/documents/inspect.ts";
import { makeUploadsFolder } from "#server/storage/documents/uploads-folder.ts";
import { createIntakeGauge } from "#server/intake/intake-gauge.ts";
import { UPLOAD_LIMIT } from "#domain/rate-limit.ts";
import type { Mail } from "#server/delivery/mail/mail.ts";
import { createMetrics } from "#server/pages/monitoring/metrics.ts";
import { sendDeskMails } from "./test-desk-mails.ts";
import { makeFolder } from "./test-folder.ts";

export async function makeApp(changes: Partial<AppDeps> = {}) {
  const dataFolder = makeFolder();
  const documentsFolder = join(dataFolder, "documents");
  const uploadsFolder = await makeUploadsFolder(dataFolder);
  const log = pino({ level: "silent" });
  const now = () => new Date("2026-03-10T08:00:00Z");
  const database = changes.database ?? (await openTestDatabase());
  const mails: Mail[] = [];
  const deps: AppDeps = {
    log,
    now,
    site: null,
    database,
    documents: await openFolderStore(documentsFolder),
    uploadsFolder,
    freeSpace: watchFreeSpace({ uploadsFolder, minFreeMegabytes: undefined, log }),
    inspector: openInspector(),
    scanner: null,
    metrics: createMetrics({ database, now }),
    siteOrigin: "https://www.example.com",
    deskOrigin: "https://www.example.com",
    requestTimeout: 60_000,
    hasCrm: false,
    outbox: { notify: (isUrgent) => void (isUrgent && deskMails.send()) },
    intakeGauge: createIntakeGauge(),
    apiKey: undefined,
    rateLimits: LEAD_RATE_LIMITS,
    uploadLimits: [UPLOAD_LIMIT],
    liveForms: false,
    desk: true,
    deskPages: null,
    isMailAlwaysEnough: false,
    mailer: { send: async (mail) => void mails.push(mail), forget: async () => {}, close() {} },
    tracker: null,
    allowedOrigins: [],
    trustProxy: false,
    ...changes,
  };
  const deskMails = sendDeskMails(deps);
  const app = await buildApp(deps);
  onTestFinished(async () => {
    await app.close();
    await deskMails.sent();
    await deps.inspector.close();
  });

  async function send(kind: LeadKind, body: unknown, headers: Record<string, string> = {}) {
    const response = await app.inject({
      method: "POST",
      url: LEAD_PATHS[kind],
      headers: { "content-type": "application/json", ...headers },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json() as unknown,
    };
  }

  async function count(table: "leads" | "documents" | "messages" | "pending_documents") {
    const row = await deps.database.first(countRow, `select count(*) as count from ${table}`);
    return row?.count;
  }

  return {
    app,
    deps,
    send,
    count,
    mails,
    /** Resolves when the people of the office have the mails of all requests until now. */
    mailsSent: deskMails.sent,
    files: () => ({
      documents: readdirSync(documentsFolder),
      uploads: readdirSync(deps.uploadsFolder),
    }),
  };
}

export const meeting = {
  name: "Amina Khan",
  email: "amina@example.com",
  phone: "+971 50 123 4567",
  date: "2026-03-12",
  time: "10:30 AM",
  propertyInterest: "Buy a Property",
  message: "Two bedrooms, please.",
};

export const contact = {
  name: "Omar Aziz",
  email: "omar@example.com",
  phone: "+92 300 1234567",
  propertyType: "Studio",
};
