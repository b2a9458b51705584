import { expect, goto, test } from "#tests/e2e/fixtures.ts";

test("[7.025] the metrics reporter comes after the page is alive, and reports to nobody", async ({
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
