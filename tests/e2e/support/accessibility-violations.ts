import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isSweep } from "#tests/sweep.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rows of a long table that are like those above them; the sweep checks them too. */
const furtherRows = isSweep ? [] : ["tbody tr:nth-child(n + 31)"];

/** The accessibility violations of the page in its current state. */
export async function findViolations(page: Page): Promise<unknown[]> {
  const checker = new AxeBuilder({ page })
    // The only frame is the map of another host.
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(rules)
    // Otherwise every check opens a page of its own.
    .setLegacyMode();
  for (const rows of furtherRows) checker.exclude(rows);
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
