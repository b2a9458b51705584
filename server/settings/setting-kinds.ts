import { isIP } from "node:net";
import { z } from "zod";
import { company } from "#catalog/company.ts";

const NETWORK_NAMES = new Set(["loopback", "linklocal", "uniquelocal"]);

export function wholeNumber(min: number, max: number, error: string) {
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}

export const daysKept = wholeNumber(1, 36_500, "must be a whole number of days from 1 to 36500");

export const portNumber = wholeNumber(0, 65_535, "must be a port number from 0 to 65535");

export const yesOrNo = z
  .enum(["true", "false"], "must be true or false")
  .transform((word) => word === "true");

export const onOrOff = z
  .enum(["on", "off"], "must be on or off")
  .transform((word) => word === "on");

export const webUrl = z.url({
  protocol: /^https?$/,
  error: "must be a URL such as https://www.example.com",
});

export const webOrigin = webUrl.transform((url) => new URL(url).origin);

export function urlLike(pattern: RegExp, example: string) {
  return z.string().regex(pattern, `must be a URL such as ${example}`);
}

/** What pg and nodemailer read as "accept every certificate". */
const UNVERIFIED =
  /[?&](ssl(mode)?=no-verify|uselibpqcompat=true|tls\.rejectUnauthorized=false)\b/i;

const VERIFIED =
  "must not accept every certificate: name your own authority, with sslrootcert for PostgreSQL or NODE_EXTRA_CA_CERTS";

export function verifiedUrl(pattern: RegExp, example: string) {
  return urlLike(pattern, example).refine((url) => !UNVERIFIED.test(url), VERIFIED);
}

/** A variable of Node or of PostgreSQL's clients that must not have this value. */
export function neverUnverified(value: string) {
  return z.string().refine((given) => given !== value, VERIFIED);
}

/** standardwebhooks.com asks for 24 to 64 bytes in base64 after the prefix. */
export const webhookSecret = z.string().refine((text) => {
  const [, base64] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
  const { length } = Buffer.from(base64 ?? "", "base64");
  return length >= 24 && length <= 64;
}, "must be whsec_ and 24 to 64 bytes in base64: echo whsec_$(openssl rand -base64 32)");

export const emailAddress = z.string().transform((text, context) => {
  const [, name = "", bracketed] = /^(.*?)\s*<(.*)>$/.exec(text) ?? [];
  const address = bracketed ?? text;
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(address)) return { name: name || company.name, address };
  context.addIssue("must be an e-mail address, with or without a name before it");
  return z.NEVER;
});

export const trustedProxies = z.string().transform((text, context): string[] | boolean => {
  if (text === "false" || text === "true") return text === "true";
  const proxies = listOf(text);
  if (proxies.every((proxy) => NETWORK_NAMES.has(proxy) || isNetwork(proxy))) return proxies;
  context.addIssue("must be true, false, or the IP addresses of your proxies, with commas between");
  return z.NEVER;
});

export const socketAddress = z.string().transform((text, context) => {
  if (text.startsWith("/")) return { path: text };
  const [, host, port] = /^([^\s:]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (host && Number(port) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ""), port: Number(port) };
  context.addIssue("must be a socket's path such as /run/clamav/clamd.ctl, or a host:port");
  return z.NEVER;
});

export function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  );
}
