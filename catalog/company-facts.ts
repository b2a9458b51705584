import { z } from "zod";
import { LANG } from "#domain/language.ts";
import { findTimeZone } from "#domain/time-zone.ts";
import { line } from "./fields.ts";
import { readYaml } from "./loader/read-yaml.ts";

export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const TIME_RULE = 'must be a time such as "09:30"';
const timeOfDay = z.string(TIME_RULE).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_RULE);

const digits = z.string().regex(/^\d+$/, "must be digits in quotes");

const timeZone = line.refine(
  (name) => findTimeZone(name) !== null,
  "must be an IANA time zone such as Europe/London",
);

export const companyFacts = readYaml(
  "company/facts.yaml",
  z
    .strictObject({
      siteUrl: z.url(),
      email: z.email(),
      security: z.strictObject({ contact: z.email(), policy: z.url().optional() }).optional(),
      phones: z.tuple([line, line]),
      phoneExamples: z.strictObject({ mobile: line, office: line }),
      localNumbers: z.array(
        z.strictObject({
          begins: digits,
          digits: z.int().positive(),
          countryCode: digits,
          timeZones: z.array(timeZone).optional(),
        }),
      ),
      nationalDigits: z.int().min(7).max(12),
      chatNumber: digits,
      social: z.strictObject({ facebook: z.url(), instagram: z.url() }),
      crmUrl: z.url(),
      countryCode: line.refine(isCountryCode, "must be two letters of ISO 3166 such as AE"),
      latitude: z.number(),
      longitude: z.number(),
      heritageSince: z.int(),
      companySince: z.int(),
      copyrightYear: z.int(),
      timeZone,
      opens: timeOfDay,
      closes: timeOfDay,
      closedDays: z.array(z.enum(WEEKDAYS).transform((name) => WEEKDAYS.indexOf(name))),
      meetingMinutes: z.int().min(5).max(480),
      calls: z
        .strictObject({
          from: timeOfDay,
          until: timeOfDay,
          perDay: z.int().positive(),
          perWeek: z.int().positive(),
        })
        .refine(({ from, until }) => from < until, {
          path: ["until"],
          error: "must be later than from",
        }),
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ["closes"],
      error: "must be later than opens",
    }),
);

export const companyWords = readYaml(
  `company/${LANG}.yaml`,
  z.strictObject({
    name: line,
    chatName: line,
    legalName: line,
    tagline: line,
    street: line,
    area: line,
    city: line,
    country: line,
    countries: z.array(line).min(1),
    openDays: line,
    timeZoneName: line,
  }),
);

function isCountryCode(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  if (!/^[A-Z]{2}$/.test(code) || names.of(code) === undefined) return false;
  // UK is a name for GB, ZZ for no country.
  return code !== "ZZ" && new Intl.Locale("en", { region: code }).region === code;
}
