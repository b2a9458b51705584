/** `npm run lighthouse [-- rounds]`: Lighthouse for phones, as medians, on one page of each kind and a bare
 * page, in turns, so that other load affects all alike. */
import { aligned } from "#bench/aligned.ts";
import { median } from "#bench/median.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { serveSite } from "#tests/served-site.ts";
import { serveBarePage } from "./bare-page.ts";
import { runLighthouse, type Scores } from "./run-lighthouse.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
const BARE = "bare page";
const paths = [
  "/",
  "/project",
  "/project-single/1",
  "/blog-single/1",
  "/contact",
  "/shop",
  "/cart",
  "/broker-registration",
];

await ensureBuild();
const site = await serveSite();
const bare = await serveBarePage();
const visits = new Map<string, Scores[]>([BARE, ...paths].map((name) => [name, []]));
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, scores] of visits) {
      console.error(`round ${round} of ${ROUNDS}: ${name}`);
      scores.push(await runLighthouse(name === BARE ? bare.url : site.origin + name));
    }
  }
} finally {
  bare.stop();
  await site.stop();
}

const bareLcp = medianOf(BARE, "lcp");
const titles = ["page", "speed", "access", "practice", "SEO", "LCP ms", "to bare", "CLS", "TBT ms"];
console.log(aligned([titles, ...[BARE, ...paths].map(row)]));

function row(name: string): string[] {
  const whole = (key: keyof Scores) => String(Math.round(medianOf(name, key)));
  const scores = (["performance", "accessibility", "best-practices", "seo"] as const).map(whole);
  const toBare = `${Math.round((medianOf(name, "lcp") / bareLcp) * 100)} %`;
  return [name, ...scores, whole("lcp"), toBare, medianOf(name, "cls").toFixed(3), whole("tbt")];
}

function medianOf(name: string, key: keyof Scores): number {
  return median((visits.get(name) ?? []).map((scores) => scores[key]));
}
