/** `npm run lighthouse [-- --rounds 5 --path /contact --beside https://other.example]`: Lighthouse for phones, as
 * medians, on pages of ours, a bare page and pages of other sites, in turns, so that other load affects all alike. */
import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { parseArgs } from "node:util";
import { aligned } from "#bench/aligned.ts";
import { median } from "#bench/median.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { serveSite } from "#tests/served-site.ts";
import { serveBarePage } from "./bare-page.ts";
import { runLighthouse, type Scores } from "./run-lighthouse.ts";

const BARE = "bare page";
const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    path: {
      type: "string",
      multiple: true,
      default: [
        "/",
        "/project",
        "/project-single/1",
        "/project/map",
        "/homes",
        "/homes/warsan-tower",
        "/blog-single/1",
        "/contact",
        "/shop",
        "/broker-registration",
      ],
    },
    beside: { type: "string", multiple: true, default: [] },
  },
});
const rounds = Number(options.rounds);

await ensureBuild();
const site = await serveSite();
const bare = await serveBarePage();
const urls = new Map([
  [BARE, bare.url],
  ...options.path.map((path) => [path, site.origin + path] as const),
  ...options.beside.map((url) => [url, url] as const),
]);
const visits = new Map([...urls.keys()].map((name) => [name, new Array<Scores>()]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, scores] of visits) {
      console.error(`round ${round} of ${rounds}: ${name}`);
      scores.push(await runLighthouse(urls.get(name)!));
    }
  }
} finally {
  bare.stop();
  await site.stop();
}

const bareLcp = medianOf(BARE, "lcp");
const scores = ["page", "speed", "access", "practice", "SEO", "LCP ms", "to bare", "CLS"];
const work = ["TBT ms", "style ms", "elements", "kB"];
console.log(aligned([[...scores, ...work], ...[...visits.keys()].map(row)]));

function row(name: string): string[] {
  const whole = (key: keyof Scores) => String(Math.round(medianOf(name, key)));
  const toBare = `${Math.round((medianOf(name, "lcp") / bareLcp) * 100)} %`;
  return [
    name,
    ...(["performance", "accessibility", "best-practices", "seo", "lcp"] as const).map(whole),
    toBare,
    medianOf(name, "cls").toFixed(3),
    ...(["tbt", "style", "elements", "kilobytes"] as const).map(whole),
  ];
}

function medianOf(name: string, key: keyof Scores): number {
  return median((visits.get(name) ?? []).map((scores) => scores[key]));
}
