import { readFileSync } from "node:fs";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { expect, openLead, sendLead, signIn, test } from "#tests/e2e/support/desk.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";

for (const width of [1280, 390]) {
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

test("a manager reads how a lead went, and saves the table", async ({ page, desk }) => {
  await sendLead(desk, { name: "Won Soon", email: "won@example.com" });
  await signIn(page, desk);
  await openLead(page, desk, "Won Soon");
  await page.getByLabel("Stage").selectOption("Won");
  await expect(page.getByText("Moved from New to Won")).toBeVisible();
  await page.getByRole("link", { name: "Figures" }).click();
  const stages = page.getByRole("list", { name: "Conversion" });
  await expect(stages.getByRole("listitem").filter({ hasText: "Won" })).toContainText("1");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV: Conversion" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("conversion.csv");
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /^\ufeffStage,Leads,Share\r\nReceived,\d+,100 %\r\n.*Won,1,\d+ %\r\n$/s,
  );
  await page.getByRole("link", { name: "4 weeks" }).click();
  await expect(page).toHaveURL(/\/desk\/figures\?weeks=4$/);
});
