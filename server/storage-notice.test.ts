import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "#server/settings/settings.ts";
import { storageNotice } from "./storage-notice.ts";

test("by default the start names the files in the data folder", () => {
  const folder = resolve("elsewhere");
  expect(storageNotice(readSettings({ DATA_DIR: "elsewhere" }))).toBe(
    `Leads are stored in ${folder}/leads.sqlite, documents in ${folder}/documents; ` +
      `mails are stored in ${folder}/outbox.`,
  );
});

test("the start names the stores of the settings without their passwords", () => {
  const settings = readSettings({
    DATABASE_URL: "postgres://user:secret@localhost/leads",
    S3_BUCKET: "papers",
    S3_ACCESS_KEY_ID: "secret",
    S3_SECRET_ACCESS_KEY: "secret",
    SMTP_URL: "smtp://user:secret@localhost",
  });
  expect(storageNotice(settings)).toBe(
    "Leads are stored in the database of DATABASE_URL, documents in the bucket papers; mails are sent through SMTP_URL.",
  );
});
