/** `npm run first-visit [-- --rounds 5 --path /contact --build DIR]`: paints and layout shifts of a slow
 * phone's first visit, as medians. Several `--build` folders are compared, and visited in turns with a bare
 * page, so that other load affects all alike. */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { aligned } from "#bench/aligned.ts";
import { serveBarePage } from "#bench/lighthouse/bare-page.ts";
import { median } from "#bench/median.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { type Visit, visitPage } from "./visit-page.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    path: {
      type: "string",
      multiple: true,
      default: ["/", "/project", "/project-single/1", "/contact"],
    },
    build: { type: "string", multiple: true },
  },
});

type Row = { name: string; url: string; visits: Visit[] };

if (!options.build) await ensureBuild();
const builds = options.build ?? [""];
const sites = await Promise.all(
  builds.map((build) => serveSite(build ? { BUILD_DIR: build } : {})),
);
const barePage = await serveBarePage();
const browser = await chromium.launch(chromiumOptions());

const bare: Row = { name: "bare page", url: barePage.url, visits: [] };
const pages: Row[] = options.path.flatMap((path) =>
  sites.map(({ origin }, index) => ({
    name: `${path} ${builds[index]}`.trim(),
    url: origin + path,
    visits: [],
  })),
);

try {
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const { url, visits } of [bare, ...pages]) visits.push(await visitPage(browser, url));
  }
} finally {
  await browser.close();
  barePage.stop();
  await Promise.all(sites.map((site) => site.stop()));
}

const titles = ["page", "FCP ms", "LCP ms", "to bare", "CLS", "blocked ms"];
console.log(aligned([titles, ...[bare, ...pages].map(cells)]));

function cells(row: Row): string[] {
  const { fcp, lcp, cls, blocked } = medians(row);
  const toBare = `${Math.round((lcp / medians(bare).lcp) * 100)} %`;
  return [row.name, fcp.toFixed(0), lcp.toFixed(0), toBare, cls.toFixed(4), blocked.toFixed(0)];
}

function medians({ visits }: Row): Visit {
  const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
  return { fcp: of("fcp"), lcp: of("lcp"), cls: of("cls"), blocked: of("blocked") };
}
