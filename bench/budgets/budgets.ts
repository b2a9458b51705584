/** `npm run budgets [-- /path …]`: weighs one page of each kind, or the given pages, against their limits,
 * and counts the elements of every page.
 * `SWEEP=on` weighs every page; `--accept` too, and makes today's weights the base of the limits. */
import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { withBrowser } from "#bench/with-browser.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { builtPages } from "#tests/built-pages.ts";
import { rulePages } from "#tests/sweep.ts";
import { weighDesk } from "./desk-weight.ts";
import { elementsOfKinds, tooManyElements } from "./elements.ts";
import { limitOf, readWeights, writeWeights } from "./limits.ts";
import { heaviestOfKinds } from "./page-kinds.ts";
import { budgetTable } from "./table.ts";
import { judge } from "./verdict.ts";
import { weighPages } from "./weigh-pages.ts";

await ensureBuild();
const [first, ...others] = process.argv.slice(2);
if (first === "--accept") {
  const pages = heaviestOfKinds(await weighBuiltPages(builtPages()));
  // All pages load the same fonts, some of them after they were weighed.
  const fonts = Math.max(...Object.values(pages).map((page) => page.fonts));
  for (const page of Object.values(pages)) page.fonts = fonts;
  writeWeights({ desk: await weighDesk(), pages });
  console.log(`budgets: accepted the weights of ${Object.keys(pages).length} kinds of pages`);
} else {
  await compare(first ? [first, ...others] : rulePages());
}

async function compare(paths: string[]): Promise<void> {
  const accepted = readWeights();
  const weights = await weighBuiltPages(paths);
  const deskBytes = await weighDesk();
  const elements = elementsOfKinds(builtPages());
  console.log(budgetTable(weights, elements, accepted));
  console.log(`desk: first load ${deskBytes} of ${limitOf(accepted.desk)} B`);
  const { faults, growth } = judge(weights, deskBytes, accepted);
  faults.push(...tooManyElements(elements));
  for (const line of growth) console.log(`Grown, which content may: ${line}`);
  for (const line of faults) console.log(`Too heavy: ${line}`);
  console.log(`budgets: ${weights.size} pages weighed, ${faults.length} over a limit of code`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function weighBuiltPages(paths: string[]) {
  return withBrowser((browser, origin) => weighPages(browser, origin, paths));
}
