import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { holdScripts } from "#tests/e2e/held-scripts.ts";

test("scripts wait until the page is shown, and the first press is repeated when it is alive", async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await page.getByRole("button", { name: "Schedule Meeting" }).first().click();
  await expect(page.locator("html[data-alive]")).toHaveCount(0);

  await scripts.letGo();
  await expect(page.getByRole("dialog", { name: "Schedule" })).toBeVisible();
});

test("no script is fetched before the page has loaded", async ({ page }) => {
  await goto(page, "/about");
  const { scripts, early } = await page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource");
    const scripts = files.filter(({ name }) => name.endsWith(".js"));
    const loaded = page?.loadEventStart ?? 0;
    return {
      scripts: scripts.length,
      early: scripts.filter(({ startTime }) => startTime < loaded).map(({ name }) => name),
    };
  });
  expect(scripts).toBeGreaterThan(0);
  expect(early).toEqual([]);
});
