import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test("[7.025] the metrics reporter is loaded after hydration, and reports nothing", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  const reporter = page.waitForRequest(/performance-metrics[^/]*\.js$/);
  await goto(page, "/about");
  await reporter;
  await page.waitForLoadState("networkidle");
  expect(asked.filter((request) => request.startsWith("POST"))).toEqual([]);
});
