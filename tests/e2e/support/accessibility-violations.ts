import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { furtherRows } from "#tests/sweep.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function findViolations(page: Page): Promise<unknown[]> {
  const checker = new AxeBuilder({ page })
    // The only frame is the map of another host.
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(rules)
    // Without legacy mode every check opens a page of its own.
    .setLegacyMode();
  if (furtherRows) checker.exclude(furtherRows);
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
