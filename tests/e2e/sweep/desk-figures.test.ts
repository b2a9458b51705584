import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { expect, sendLead, signIn, test } from "#tests/e2e/support/desk.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { everyOrFirst } from "#tests/sweep.ts";

for (const width of everyOrFirst([390, 1280])) {
  test(`the figures and their tables are accessible and fit, ${width} px`, async ({
    page,
    desk,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await sendLead(desk, { name: `Axe ${width}`, email: "axe@example.com" });
    await signIn(page, desk);
    await page.goto(`${desk.origin}/desk/figures?weeks=52`);
    await expect(page.getByRole("img", { name: /^Column chart/ })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await page.getByText("Table", { exact: true }).first().click();
    await expect(page.getByRole("row", { name: /^Week of/ })).toBeVisible();
    for (const tables of await page.locator("details").all()) {
      await tables.evaluate((details: HTMLDetailsElement) => void (details.open = true));
    }
    expect(await findOverflow(page)).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}
