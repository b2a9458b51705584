import { expect, test } from "#tests/e2e/fixtures.ts";

test("scripts wait until the page is shown, and the first press is repeated when it is alive", async ({
  page,
}) => {
  // The app's scripts are held back so that the press falls into the time before it is alive.
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "load" });
  await page.getByRole("button", { name: "Schedule Meeting" }).first().click();
  await expect(page.locator("html[data-alive]")).toHaveCount(0);

  scripts.resolve();
  await expect(page.getByRole("dialog", { name: "Schedule" })).toBeVisible();
});

test("no script is fetched before the page has loaded", async ({ page }) => {
  const beforeLoad: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") beforeLoad.push(request.url());
  });
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const atLoad = page.waitForEvent("load").then(() => [...beforeLoad]);
  expect(await atLoad).toEqual([]);
});
