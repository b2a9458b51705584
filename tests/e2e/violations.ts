import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the accessibility checker finds wrong with the page as it stands, for parts that open later. */
export async function violations(page: Page): Promise<unknown[]> {
  const checker = new AxeBuilder({ page })
    // The only frame, the map, is not ours.
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(rules)
    // Otherwise every check opens a page of its own to sum up.
    .setLegacyMode();
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
