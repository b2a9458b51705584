import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumOptions } from "#tests/chromium.ts";

/** Installed on its first run, because nothing else needs its hundred packages. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const run = promisify(execFile);

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];
/** Milliseconds; `style` is the work of the main thread on styles and layout. */
export type Scores = Record<Category, number> & {
  lcp: number;
  cls: number;
  tbt: number;
  style: number;
  elements: number;
  kilobytes: number;
};

type Audit = {
  numericValue?: number;
  details?: {
    items?: { group?: string; duration?: number }[];
    debugData?: { totalElements?: number };
  };
};

type Report = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, Audit | undefined>;
};

export function runLighthouse(url: string): Promise<Scores> {
  return visit(url).catch((failure: Error) => {
    console.error(`${url} failed, second try: ${failure.message.split("\n")[0]}`);
    return visit(url);
  });
}

/** Demo screens ask not to be indexed, on purpose. */
async function visit(url: string): Promise<Scores> {
  const { executablePath, args } = chromiumOptions();
  const { stdout } = await run(
    "npm",
    [
      ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url],
      ["--quiet", "--output=json", "--skip-audits=is-crawlable"],
      [`--only-categories=${categories.join(",")}`],
      [`--chrome-flags=--headless=new ${args.join(" ")}`],
    ].flat(),
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 1e9 },
  );
  const report: Report = JSON.parse(stdout);
  const score = (name: Category) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: figure("largest-contentful-paint"),
    cls: figure("cumulative-layout-shift"),
    tbt: figure("total-blocking-time"),
    style:
      report.audits["mainthread-work-breakdown"]?.details?.items?.find(
        ({ group }) => group === "styleLayout",
      )?.duration ?? 0,
    elements: report.audits["dom-size-insight"]?.details?.debugData?.totalElements ?? Number.NaN,
    kilobytes: figure("total-byte-weight") / 1000,
  };
}
