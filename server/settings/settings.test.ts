import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

test("without settings the server listens on localhost, with files in ./data", () => {
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
    metrics: null,
    retentionDays: null,
    liveForms: false,
    desk: true,
    deskOrigin: readSettings({}).siteOrigin,
    deskSecret: undefined,
    bucket: null,
    virusScanner: null,
    crm: null,
    errorTracker: null,
  });
});

test("[9.001] the server's limits are those of the client unless set otherwise", () => {
  expect(readSettings({}).rateLimits.map(({ limit }) => limit)).toEqual([10, 100]);
  const many = readSettings({ REQUESTS_PER_MINUTE: "1000", REQUESTS_PER_HOUR: "5000" });
  expect(many.rateLimits.map(({ limit }) => limit)).toEqual([1000, 5000]);
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
    METRICS_PORT: "9464",
    MIN_FREE_DISK_MB: "2048",
    RETENTION_DAYS: "730",
    LIVE_FORMS: "on",
    DESK: "off",
    DESK_URL: "https://desk.example.com/",
    DESK_SECRET: webhookSecret,
    S3_BUCKET: "documents",
    S3_REGION: "me-central-1",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
    CLAMAV_SOCKET: "/run/clamav/clamd.ctl",
    CRM_WEBHOOK_URL: "https://crm.example.com/hook",
    CRM_WEBHOOK_SECRET: webhookSecret,
    ERROR_TRACKER_DSN: "https://key@tracker.example.com/7",
  });
  expect(settings).toMatchObject({
    port: 8080,
    servePages: false,
    apiOrigin: "https://api.example.com",
    minFreeMegabytes: 2048,
    allowedOrigins: ["https://a.example.com", "https://b.example.com"],
    trustProxy: ["10.0.0.0/8", "::1"],
    mailFrom: { name: "Indus Gulf", address: "no-reply@example.com" },
    office: { address: "sales@example.com" },
    metrics: { port: 9464, host: "localhost" },
    retentionDays: 730,
    liveForms: true,
    desk: false,
    deskOrigin: "https://desk.example.com",
    deskSecret: webhookSecret,
    bucket: { bucket: "documents", endpoint: "https://s3.me-central-1.amazonaws.com" },
    virusScanner: { path: "/run/clamav/clamd.ctl" },
    crm: { url: "https://crm.example.com/hook", secret: webhookSecret },
    errorTracker: "https://key@tracker.example.com/7",
  });
  expect(readSettings({ CLAMAV_SOCKET: "clamav:3310" }).virusScanner).toEqual({
    host: "clamav",
    port: 3310,
  });
});

test("all invalid settings are named at once, without their values", () => {
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
      "Invalid settings:",
      "  PORT must be a port number from 0 to 65535",
      "  ALLOWED_ORIGINS must be a URL such as https://www.example.com",
      "  TRUST_PROXY must be true, false, or the IP addresses of your proxies, with commas between",
      "  DATABASE_URL must be a URL such as postgres://user@host/name",
      "  OFFICE_EMAIL must be an e-mail address, with or without a name before it",
    ].join("\n"),
  );
});

test("TRUST_PROXY=true trusts this machine alone, and is refused where others reach the port", () => {
  for (const HOST of ["", "localhost", "127.0.0.1", "::1"]) {
    expect(readSettings({ TRUST_PROXY: "true", HOST }).trustProxy).toEqual(["loopback"]);
  }
  for (const HOST of ["0.0.0.0", "::", "10.0.0.11"]) {
    expect(() => readSettings({ TRUST_PROXY: "true", HOST })).toThrow(
      "TRUST_PROXY can be true only where HOST is localhost: name the IP addresses of your proxies",
    );
    expect(readSettings({ TRUST_PROXY: "loopback", HOST }).trustProxy).toEqual(["loopback"]);
  }
});

test("a missing setting of a group is named", () => {
  expect(() => readSettings({ CRM_WEBHOOK_URL: "https://crm.example.com" })).toThrow(
    "CRM_WEBHOOK_SECRET must be set with CRM_WEBHOOK_URL",
  );
  expect(() => readSettings({ S3_BUCKET: "documents" })).toThrow(
    /S3_ACCESS_KEY_ID must be set with S3_BUCKET\n {2}S3_SECRET_ACCESS_KEY must be set/,
  );
  for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
    expect(() => readSettings({ [name]: "https://s3.example.com" })).toThrow(
      "S3_BUCKET must be set with the other S3 settings",
    );
  }
  expect(() => readSettings({ CRM_WEBHOOK_SECRET: webhookSecret })).toThrow(
    "CRM_WEBHOOK_URL must be set with CRM_WEBHOOK_SECRET",
  );
});

test.for([
  ["METRICS_PORT", "70000", "must be a port number from 0 to 65535"],
  ["RETENTION_DAYS", "0", "must be a whole number of days from 1 to 36500"],
  ["CLAMAV_SOCKET", "clamav", "must be a socket's path such as /run/clamav/clamd.ctl"],
  ["TRUST_PROXY", "10.0.0.0/99", "must be true, false, or the IP addresses of your proxies"],
  ["SITE_URL", "www.example.com", "must be a URL such as https://www.example.com"],
  ["SMTP_URL", "mail.example.com:25", "must be a URL such as smtp://user:password@host:587"],
  ["SMTP_URL", "smtp://", "must be a URL such as smtp://user:password@host:587"],
  ["DATABASE_URL", "localhost/leads", "must be a URL such as postgres://user@host/name"],
  ["LIVE_FORMS", "yes", "must be on or off"],
  ["DESK", "yes", "must be on or off"],
  ["DESK_URL", "desk.example.com", "must be a URL such as https://www.example.com"],
  ["DESK_SECRET", "a short one", "must have at least 32 characters"],
  ["CRM_WEBHOOK_SECRET", "a secret of twenty-four signs", "must be whsec_ and 24 to 64 bytes"],
  ["ERROR_TRACKER_DSN", "https://tracker.example.com/7", "must be a URL such as https://key@"],
  ["CRM_WEBHOOK_SECRET", "whsec_c2hvcnQ=", "must be whsec_ and 24 to 64 bytes in base64"],
] as const)("%s cannot be %s", ([name, value, words]) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} ${words}`);
});

test("the desk's host differs from the site's, whatever the ports and the letters", () => {
  const read = (DESK_URL: string) =>
    readSettings({ SITE_URL: "https://www.example.com", DESK_URL });
  for (const url of ["https://WWW.example.com", "https://www.example.com:8443"]) {
    expect(() => read(url)).toThrow("DESK_URL must have another host name than SITE_URL");
  }
  expect(read("https://desk.example.com").deskOrigin).toBe("https://desk.example.com");
});

test.for([
  ["with no settings", {}, false],
  ["behind a proxy", { TRUST_PROXY: "true" }, true],
  ["with a public URL", { SITE_URL: "https://www.example.com" }, true],
  ["on this machine", { SITE_URL: "http://localhost:3000" }, false],
  ["with a host of its own", { TRUST_PROXY: "true", DESK_URL: "https://desk.example.com" }, false],
  ["that is off", { TRUST_PROXY: "true", DESK: "off" }, false],
] as [string, Record<string, string>, boolean][])(
  "a desk %s is exposed to scripts of the public site: %o",
  ([, environment, isExposed]) => {
    expect(readSettings(environment).isDeskExposed).toBe(isExposed);
  },
);

test.for([
  ["DATABASE_URL", "postgres://web@10.0.0.20/site?sslmode=no-verify"],
  ["DATABASE_URL", "postgres://web@10.0.0.20/site?a=b&ssl=no-verify"],
  ["DATABASE_URL", "postgres://web@10.0.0.20/site?uselibpqcompat=true&sslmode=require"],
  ["SMTP_URL", "smtps://mail.example.com?tls.rejectUnauthorized=false"],
  ["NODE_TLS_REJECT_UNAUTHORIZED", "0"],
  ["PGSSLMODE", "no-verify"],
] as [string, string][])(
  "a setting that accepts every certificate is refused: %s=%s",
  ([name, value]) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      `${name} must not accept every certificate`,
    );
  },
);

test("a setting that names an authority of one's own is accepted", () => {
  const DATABASE_URL =
    "postgres://web@10.0.0.20/site?sslmode=verify-full&sslrootcert=/etc/website/ca.pem";
  expect(readSettings({ DATABASE_URL, PGSSLMODE: "verify-full" })).toMatchObject({
    databaseUrl: DATABASE_URL,
  });
});
