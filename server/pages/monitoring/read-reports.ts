import { z } from "zod";
import { ownFrames, scrubMessage, scrubPath } from "./scrub-text.ts";

/** Without personal data: see `scrub-text.ts`. */
export type BrowserReport =
  | { kind: "error"; page: string; message: string; frames: string[] }
  | { kind: "violation"; page: string; directive: string; blocked: string; frames: string[] };

const text = z.string().catch("");

/** What `ui/report-errors.ts` sends. */
const error = z.object({ message: z.string(), stack: text, page: text });

const violationFields = {
  place: text,
  line: z.number().catch(0),
  column: z.number().catch(0),
};

/** What browsers send to `report-uri`. */
const cspReport = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "violated-directive": text,
    "effective-directive": text,
    "blocked-uri": text,
    "source-file": violationFields.place,
    "line-number": violationFields.line,
    "column-number": violationFields.column,
  }),
});

/** What browsers send to `report-to`, several at once, other types among them. */
const reportingApi = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: violationFields.place,
      lineNumber: violationFields.line,
      columnNumber: violationFields.column,
    }),
  }),
);

const MAX_REPORTS = 5;

/** Empty if the body is no report. */
export function readReports(body: unknown): BrowserReport[] {
  const thrown = error.safeParse(body).data;
  if (thrown) return [errorReport(thrown)];
  const one = cspReport.safeParse(body).data?.["csp-report"];
  if (one) {
    const directive = one["effective-directive"] || one["violated-directive"];
    const place = `${one["source-file"]}:${one["line-number"]}:${one["column-number"]}`;
    return [violation(one["document-uri"], directive, one["blocked-uri"], place)];
  }
  const many = reportingApi.safeParse(body).data ?? [];
  return many
    .filter(({ type }) => type === "csp-violation")
    .slice(0, MAX_REPORTS)
    .map(({ body: { documentURL, effectiveDirective, blockedURL, ...at } }) => {
      const place = `${at.sourceFile}:${at.lineNumber}:${at.columnNumber}`;
      return violation(documentURL, effectiveDirective, blockedURL, place);
    });
}

function errorReport({ message, stack, page }: z.infer<typeof error>): BrowserReport {
  const report = { page: scrubPath(page), message: scrubMessage(message) };
  return { kind: "error", ...report, frames: ownFrames(stack) };
}

/** A sample of the blocked text is not kept. */
function violation(page: string, directive: string, blocked: string, place: string): BrowserReport {
  const [name = ""] = directive.split(" ");
  return {
    kind: "violation",
    page: scrubPath(page),
    directive: name.replaceAll(/[^a-z-]/g, "").slice(0, 50),
    blocked: blockedPlace(blocked),
    frames: ownFrames(place),
  };
}

/** The origin of a URL, or a word such as `inline`. */
function blockedPlace(blocked: string): string {
  const url = URL.parse(blocked);
  if (!url) return blocked.replaceAll(/[^a-z-]/g, "").slice(0, 50);
  return url.origin === "null" ? url.protocol : url.origin.slice(0, 100);
}
