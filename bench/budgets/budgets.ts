/** `npm run budgets [-- /path …]`: weighs every page, or the given ones, in a browser against its limits. */
import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { chromium } from "@playwright/test";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { builtPages } from "#tests/built-pages.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { DESK_LIMIT, weighDesk } from "./desk-weight.ts";
import { excesses } from "./limits.ts";
import { budgetTable } from "./table.ts";
import { weighPages } from "./weigh-pages.ts";

await ensureBuild();
const named = process.argv.slice(2);
const weights = await weighBuiltPages(named.length > 0 ? named : builtPages());

console.log(budgetTable(weights));
const broken = [...weights].filter(([path, weight]) => excesses(path, weight).length > 0);
for (const [path, weight] of broken)
  console.log(`${path}: over its limit in ${excesses(path, weight).join(", ")}`);
console.log(
  `budgets: ${weights.size - broken.length} of ${weights.size} pages within their limits`,
);
const deskBytes = await weighDesk();
console.log(`desk: first load ${deskBytes} of ${DESK_LIMIT} B`);
process.exitCode = broken.length === 0 && deskBytes <= DESK_LIMIT ? 0 : 1;

async function weighBuiltPages(paths: string[]) {
  const site = await serveSite();
  try {
    const browser = await chromium.launch(chromiumOptions());
    try {
      return await weighPages(browser, site.origin, paths);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}
