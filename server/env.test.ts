import { expect, test } from "vitest";
import { readSettings } from "./env.ts";

test("without any setting the server runs on this machine alone, with files in ./data", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "localhost",
    dataFolder: "./data",
    servePages: true,
    apiKey: undefined,
    allowedOrigins: [],
    trustProxy: false,
    databaseUrl: undefined,
    smtpUrl: undefined,
  });
});

test("[9.001] the server's limits are those of the client unless set otherwise", () => {
  expect(readSettings({}).rateLimits.map(({ requests }) => requests)).toEqual([10, 100]);
  const many = readSettings({ REQUESTS_PER_MINUTE: "1000", REQUESTS_PER_HOUR: "5000" });
  expect(many.rateLimits.map(({ requests }) => requests)).toEqual([1000, 5000]);
});

test("a setting that is empty counts as not set", () => {
  expect(readSettings({ PORT: "", API_KEY: "", DATABASE_URL: "" })).toEqual(readSettings({}));
});

test("every setting is read", () => {
  const settings = readSettings({
    PORT: "8080",
    SERVE_PAGES: "false",
    API_BASE_URL: "https://api.example.com/v1",
    ALLOWED_ORIGINS: "https://a.example.com, https://b.example.com/",
    TRUST_PROXY: "10.0.0.0/8, ::1",
    DATABASE_URL: "postgres://web@/leads?host=/run/postgresql",
    SMTP_URL: "smtp://user:secret@mail.example.com:587",
    MAIL_FROM: "Indus Gulf <no-reply@example.com>",
    OFFICE_EMAIL: "sales@example.com",
  });
  expect(settings).toMatchObject({
    port: 8080,
    servePages: false,
    apiOrigin: "https://api.example.com",
    allowedOrigins: ["https://a.example.com", "https://b.example.com"],
    trustProxy: ["10.0.0.0/8", "::1"],
    mailFrom: { name: "Indus Gulf", address: "no-reply@example.com" },
    office: { address: "sales@example.com" },
  });
});

test("bad settings are named all at once, in plain words, and their values are not repeated", () => {
  const read = () =>
    readSettings({
      PORT: "http",
      TRUST_PROXY: "my-proxy",
      DATABASE_URL: "mysql://root:secret@host/name",
      OFFICE_EMAIL: "sales",
      ALLOWED_ORIGINS: "example",
    });
  expect(read).toThrow(
    [
      "The settings cannot be used:",
      "  PORT must be a port number from 0 to 65535",
      "  ALLOWED_ORIGINS must be a web address such as https://www.example.com",
      "  TRUST_PROXY must be true, false, or the addresses of your proxies, with commas between",
      "  DATABASE_URL must be an address such as postgres://user@host/name",
      "  OFFICE_EMAIL must be an e-mail address, with or without a name before it",
    ].join("\n"),
  );
});
