import { z } from "zod";
import { company } from "#catalog/company.ts";
import { LEAD_RATE_LIMITS, type RateLimit, UPLOAD_LIMIT } from "#domain/rate-limit.ts";
import {
  urlLike,
  daysKept,
  listOf,
  neverUnverified,
  emailAddress,
  onOrOff,
  portNumber,
  socketAddress,
  trustedProxies,
  verifiedUrl,
  webUrl,
  webhookSecret,
  webOrigin,
  wholeNumber,
  yesOrNo,
} from "./setting-kinds.ts";

const [perMinute, perHour] = LEAD_RATE_LIMITS as [RateLimit, RateLimit];

const requests = wholeNumber(1, 1_000_000, "must be a whole number from 1 to 1000000");
const MEGABYTE = 1024 * 1024;
const megabytes = wholeNumber(0, 1_000_000_000, "must be a whole number of megabytes, 0 or more");
const uploadMegabytes = wholeNumber(
  30,
  1_000_000,
  "must be a whole number of megabytes from 30, which one request may bring, to 1000000",
);

/** Everyone who reaches the port could name any IP address and so have no rate limit. */
const TRUE_IS_TOO_MUCH =
  "can be true only where HOST is localhost: name the IP addresses of your proxies, or write loopback " +
  "for a proxy on this machine";

const Environment = z
  .object({
    PORT: portNumber.default(3000),
    HOST: z.string().default("localhost"),
    METRICS_PORT: portNumber.optional(),
    METRICS_HOST: z.string().default("localhost"),
    DATA_DIR: z.string().default("./data"),
    MIN_FREE_DISK_MB: megabytes.optional(),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be a level such as info")
      .default("info"),

    SERVE_PAGES: yesOrNo.default(true),
    SITE_URL: webOrigin.default(new URL(company.siteUrl).origin),
    API_BASE_URL: webOrigin.optional(),
    API_KEY: z.string().optional(),
    ALLOWED_ORIGINS: z.string().transform(listOf).pipe(z.array(webOrigin)).default([]),
    TRUST_PROXY: trustedProxies.default(false),
    REQUESTS_PER_MINUTE: requests.default(perMinute.limit),
    REQUESTS_PER_HOUR: requests.default(perHour.limit),
    UPLOAD_MB_PER_HOUR: uploadMegabytes.default(UPLOAD_LIMIT.limit / MEGABYTE),
    RETENTION_DAYS: daysKept.optional(),
    LIVE_FORMS: onOrOff.default(false),
    DESK: onOrOff.default(true),
    DESK_URL: webOrigin.optional(),
    DESK_MAIL_CODES: z.enum(["first", "always"], "must be first or always").default("first"),
    DESK_SECRET: z.string().min(32, "must have at least 32 characters").optional(),

    DATABASE_URL: verifiedUrl(/^postgres(ql)?:\/\/./, "postgres://user@host/name").optional(),

    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: webOrigin.optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    CLAMAV_SOCKET: socketAddress.optional(),

    SMTP_URL: verifiedUrl(/^smtps?:\/\/./, "smtp://user:password@host:587").optional(),
    MAIL_FROM: emailAddress.default({ name: company.name, address: company.email }),
    OFFICE_EMAIL: emailAddress.default({ name: company.name, address: company.email }),
    CRM_WEBHOOK_URL: webUrl.optional(),
    CRM_WEBHOOK_SECRET: webhookSecret.optional(),
    ERROR_TRACKER_DSN: urlLike(
      /^https?:\/\/[\w-]+@[^/\s@]+\/(\S*\/)?\w+$/,
      "https://key@tracker.example.com/1",
    ).optional(),

    NODE_TLS_REJECT_UNAUTHORIZED: neverUnverified("0").optional(),
    PGSSLMODE: neverUnverified("no-verify").optional(),
  })
  .superRefine((given, context) => {
    if (given.TRUST_PROXY === true && !isThisMachine(given.HOST)) {
      context.addIssue({ code: "custom", path: ["TRUST_PROXY"], message: TRUE_IS_TOO_MUCH });
    }
    const need = (name: keyof typeof given, because: string) => {
      if (given[name] !== undefined) return;
      context.addIssue({ code: "custom", path: [name], message: `must be set with ${because}` });
    };
    // Cookies and passkeys belong to a host name, whatever its port.
    if (given.DESK_URL && hostOf(given.DESK_URL) === hostOf(given.SITE_URL)) {
      const message = "must have another host name than SITE_URL: leave it out for one origin";
      context.addIssue({ code: "custom", path: ["DESK_URL"], message });
    }
    // With only some of these settings the bucket or the CRM would silently not be used.
    if (given.CRM_WEBHOOK_URL) need("CRM_WEBHOOK_SECRET", "CRM_WEBHOOK_URL");
    if (given.CRM_WEBHOOK_SECRET) need("CRM_WEBHOOK_URL", "CRM_WEBHOOK_SECRET");
    if (given.S3_BUCKET) need("S3_ACCESS_KEY_ID", "S3_BUCKET");
    if (given.S3_BUCKET) need("S3_SECRET_ACCESS_KEY", "S3_BUCKET");
    if (given.S3_ENDPOINT ?? given.S3_ACCESS_KEY_ID ?? given.S3_SECRET_ACCESS_KEY) {
      need("S3_BUCKET", "the other S3 settings");
    }
  });

export type Settings = ReturnType<typeof readSettings>;

/** The error names each invalid setting without its value, which may be a secret. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const result = Environment.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${String(path[0])} ${message}`,
    );
    throw new Error(`Invalid settings:\n${[...new Set(problems)].join("\n")}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    metrics: metricsOf(data),
    dataFolder: data.DATA_DIR,
    minFreeMegabytes: data.MIN_FREE_DISK_MB,
    logLevel: data.LOG_LEVEL,
    servePages: data.SERVE_PAGES,
    siteOrigin: data.SITE_URL,
    apiOrigin: data.API_BASE_URL,
    apiKey: data.API_KEY,
    allowedOrigins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY === true ? ["loopback"] : data.TRUST_PROXY,
    rateLimits: [
      { ...perMinute, limit: data.REQUESTS_PER_MINUTE },
      { ...perHour, limit: data.REQUESTS_PER_HOUR },
    ],
    uploadLimits: [{ ...UPLOAD_LIMIT, limit: data.UPLOAD_MB_PER_HOUR * MEGABYTE }],
    retentionDays: data.RETENTION_DAYS ?? null,
    liveForms: data.LIVE_FORMS,
    desk: data.DESK,
    deskOrigin: data.DESK_URL ?? data.SITE_URL,
    isDeskExposed: isDeskExposed(data, environment),
    deskSecret: data.DESK_SECRET,
    isMailAlwaysEnough: data.DESK_MAIL_CODES === "always",
    databaseUrl: data.DATABASE_URL,
    bucket: bucketOf(data),
    virusScanner: data.CLAMAV_SOCKET ?? null,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    office: data.OFFICE_EMAIL,
    crm: crmOf(data),
    errorTracker: data.ERROR_TRACKER_DSN ?? null,
  };
}

type Given = z.infer<typeof Environment>;

/** The site is public, and a script on one of its pages could act as the person at the desk. */
function isDeskExposed(data: Given, { SITE_URL }: Record<string, string | undefined>): boolean {
  const isPublic = Boolean(SITE_URL) || data.TRUST_PROXY !== false;
  return data.DESK && !data.DESK_URL && isPublic && data.SITE_URL.startsWith("https:");
}

function hostOf(origin: string): string {
  return URL.parse(origin)?.hostname ?? origin; // what is no URL has an error of its own
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Given) {
  return port === undefined ? null : { port, host };
}

function bucketOf(given: Given) {
  const { S3_BUCKET: bucket, S3_REGION: region } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = given.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}

function crmOf({ CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret }: Given) {
  return url && secret ? { url, secret } : null;
}
