import { isIP } from "node:net";
import { z } from "zod";
import { company } from "#content/company.ts";
import { LEAD_RATE_LIMITS, type RateLimit } from "#domain/rate-limit.ts";
import type { MailAddress } from "./mail/mail.ts";

const [perMinute, perHour] = LEAD_RATE_LIMITS as [RateLimit, RateLimit];

/** The names a proxy's address may go by: this machine, its link, and private networks. */
const NEARBY = ["loopback", "linklocal", "uniquelocal"];

const wholeNumber = (min: number, max: number, error: string) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);

const requests = wholeNumber(1, 1_000_000, "must be a whole number from 1 to 1000000");

const yesOrNo = z
  .enum(["true", "false"], "must be true or false")
  .transform((word) => word === "true");

const webOrigin = z
  .url({ protocol: /^https?$/, error: "must be a web address such as https://www.example.com" })
  .transform((address) => new URL(address).origin);

const addressLike = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, `must be an address such as ${example}`);

const mailAddress = z.string().transform((text, context): MailAddress => {
  const [, name = "", bracketed] = /^(.*?)\s*<(.*)>$/.exec(text) ?? [];
  const address = bracketed ?? text;
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(address)) return { name: name || company.name, address };
  context.addIssue("must be an e-mail address, with or without a name before it");
  return z.NEVER;
});

const trustedProxies = z.string().transform((text, context): string[] | false => {
  if (text === "false") return false;
  if (text === "true") return NEARBY;
  const proxies = listOf(text);
  if (proxies.every((proxy) => NEARBY.includes(proxy) || isIP(proxy.split("/")[0] ?? ""))) {
    return proxies;
  }
  context.addIssue("must be true, false, or the addresses of your proxies, with commas between");
  return z.NEVER;
});

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, "must be a port number from 0 to 65535").default(3000),
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default("./data"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be a level such as info")
    .default("info"),

  SERVE_PAGES: yesOrNo.default(true),
  API_BASE_URL: webOrigin.optional(),
  API_KEY: z.string().optional(),
  ALLOWED_ORIGINS: z.string().transform(listOf).pipe(z.array(webOrigin)).default([]),
  TRUST_PROXY: trustedProxies.default(false),
  REQUESTS_PER_MINUTE: requests.default(perMinute.requests),
  REQUESTS_PER_HOUR: requests.default(perHour.requests),

  DATABASE_URL: addressLike(/^postgres(ql)?:\/\//, "postgres://user@host/name").optional(),
  SMTP_URL: addressLike(/^smtps?:\/\//, "smtp://user:password@host:587").optional(),
  MAIL_FROM: mailAddress.default({ name: company.name, address: company.email }),
  OFFICE_EMAIL: mailAddress.default({ name: company.name, address: company.email }),
});

export type Settings = ReturnType<typeof readSettings>;

/** Throws, naming each bad setting in plain words and repeating none: some are secret. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const result = Environment.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${String(path[0])} ${message}`,
    );
    throw new Error(`The settings cannot be used:\n${[...new Set(problems)].join("\n")}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: data.DATA_DIR,
    logLevel: data.LOG_LEVEL,
    servePages: data.SERVE_PAGES,
    apiOrigin: data.API_BASE_URL,
    apiKey: data.API_KEY,
    allowedOrigins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    rateLimits: [
      { ...perMinute, requests: data.REQUESTS_PER_MINUTE },
      { ...perHour, requests: data.REQUESTS_PER_HOUR },
    ],
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    office: data.OFFICE_EMAIL,
  };
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
