/** `npm run navigations [-- --rounds 5 --build DIR]`: the time from the touch of a link to the headline of the next
 * page, on a slow phone, as medians. Several `--build` folders are compared in turns, so that other load affects
 * all alike. */
import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { aligned } from "#bench/aligned.ts";
import { median } from "#bench/median.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { followLink, type Navigation } from "./follow-link.ts";
import { slowProxy } from "./slow-proxy.ts";

const TARGET_MS = 600;

const navigations: Navigation[] = [
  { name: "list to project", from: "/project", to: "/project-single/1" },
  { name: "project to homes", from: "/project-single/3", to: "/homes/warsan-tower" },
  { name: "blog to post", from: "/blog", to: "/blog-single/1" },
  { name: "homes to development", from: "/homes", to: "/homes/warsan-tower" },
  { name: "landing to list", from: "/", to: "/project" },
  { name: "services to service", from: "/service", to: "/service-single/1" },
  { name: "shop to product", from: "/shop", to: "/product-single/1" },
];

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    build: { type: "string", multiple: true },
  },
});

if (!options.build) await ensureBuild();
const builds = options.build ?? [""];
const sites = await Promise.all(
  builds.map((build) => serveSite(build ? { BUILD_DIR: build } : {})),
);
const proxies = await Promise.all(sites.map(({ origin }) => slowProxy(origin)));
const browser = await chromium.launch(chromiumOptions());
const rows = navigations.flatMap((navigation) =>
  proxies.map(({ origin }, index) => ({
    navigation,
    name: `${navigation.name} ${builds[index]}`.trim(),
    origin,
    times: new Array<number>(),
  })),
);
try {
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const { navigation, origin, times } of rows) {
      times.push(await followLink(browser, origin, navigation));
    }
  }
} finally {
  await browser.close();
  for (const proxy of proxies) proxy.stop();
  await Promise.all(sites.map((site) => site.stop()));
}

const titles = ["navigation", "median ms", "worst ms", "target"];
console.log(aligned([titles, ...rows.map(cells)]));

function cells({ name, times }: { name: string; times: number[] }): string[] {
  const middle = median(times);
  if (middle > TARGET_MS) process.exitCode = 1;
  const figures = [middle, Math.max(...times)].map((time) => time.toFixed(0));
  return [name, ...figures, middle <= TARGET_MS ? "met" : "missed"];
}
