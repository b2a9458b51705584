import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that take most of the time of a check; pages of one kind share the styles they judge. */
const styleRules = ["color-contrast", "target-size"];

/** Rows of a long table that are like those above them. */
const furtherRows = "tbody tr:nth-child(n + 31)";

/** The accessibility violations of the page in its current state. */
export async function findViolations(
  page: Page,
  { stylesToo = true }: { stylesToo?: boolean } = {},
): Promise<unknown[]> {
  const checker = new AxeBuilder({ page })
    // The only frame is the map of another host.
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(rules)
    .disableRules(stylesToo ? [] : styleRules)
    .exclude(furtherRows)
    // Otherwise every check opens a page of its own.
    .setLegacyMode();
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
