import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { openCalendar } from "#tests/e2e/support/cash-calendar.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { everyOrFirst } from "#tests/sweep.ts";

for (const width of everyOrFirst([390, 1440])) {
  test(`the calendar has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const calendar = await openCalendar(page, "pay=mortgage&rent=60000&years=5&term=200");
    await calendar.getByText("More assumptions").click();
    expect(await findViolations(page)).toEqual([]);
  });
}
