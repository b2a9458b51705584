import type { Page } from "@playwright/test";
import { expect, goto, test as base } from "#tests/e2e/support/fixtures.ts";
import { type ServedSite, serveSite } from "#tests/served-site.ts";

const test = base.extend<object, { site: ServedSite }>({
  // These tests make errors.
  expectedConsole: [/./],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the braces
    async ({}, provide) => {
      const site = await serveSite({ METRICS_PORT: "0" });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

type Line = { msg: string; page: string; message?: string; directive?: string; frames: string[] };

function reportsOf({ log }: ServedSite, page: string): Line[] {
  return log
    .filter((line) => /"msg":"(browser error|policy violation)"/.test(line))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.page === page);
}

async function counted({ log }: ServedSite, kind: string): Promise<number> {
  const listening = log.find((line) => line.includes('"msg":"metrics listening"')) ?? "{}";
  const { url } = JSON.parse(listening) as { url: string };
  const metrics = await (await fetch(new URL("/metrics", url))).text();
  const line = new RegExp(`^site_browser_reports_total\\{kind="${kind}"\\} (\\d+)$`, "m");
  return Number(line.exec(metrics)?.[1] ?? 0);
}

/** In a task of its own, so that nothing of Playwright handles it. */
function throwLater(page: Page, message: string) {
  return page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

test("an error of a page is in the log and the metrics, once and without personal data", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage();
  await goto(page, `${site.origin}/about?email=amina@example.com#amina`);
  await throwLater(page, 'No "Amina Khan" <amina@example.com> at +971 50 123 4567');
  await throwLater(page, 'No "Amina Khan" <amina@example.com> at +971 50 123 4567');
  await page.evaluate(() => void Promise.reject(new Error("Nobody waits for this")));
  await expect.poll(() => reportsOf(site, "/about").length).toBe(2);
  // Any other report of this page would have arrived before this one.
  await throwLater(page, "The last one");
  await expect.poll(() => reportsOf(site, "/about").length).toBe(3);
  const reports = reportsOf(site, "/about");
  expect(reports.map(({ message }) => message)).toEqual([
    "Uncaught Error: No [text] <[e-mail]> at [number]",
    "Error: Nobody waits for this",
    "Uncaught Error: The last one",
  ]);
  expect(await counted(site, "error")).toBe(3);
  expect(site.log.join("\n")).not.toMatch(/amina|khan|123 4567/i);
  // A page that is broken altogether does not flood the server.
  await throwLater(page, "One too many");
  await page.close();
});

test("a script that the page does not know, and a text that becomes HTML, are stopped and reported", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage();
  // A headless browser sends nothing to `report-to`. Without it, it uses `report-uri`, as Firefox does.
  await page.route(/\/contact\?/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    headers["content-security-policy"] = policy.replace("; report-to reports", "");
    await route.fulfill({ response, headers });
  });
  await goto(page, `${site.origin}/contact?name=Amina`);
  const stopped = await page.evaluate(() => {
    const inserted = document.createElement("div");
    try {
      inserted.innerHTML = "<img src=x onerror=alert('Amina')>";
      return "inserted";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(stopped).toBe("TypeError");
  await page
    .evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = 'Amina'";
      document.head.append(script);
    })
    .catch(() => undefined);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await expect
    .poll(() => reportsOf(site, "/contact").map(({ directive }) => directive))
    .toContain("require-trusted-types-for");
  expect(await counted(site, "violation")).toBeGreaterThan(0);
  expect(site.log.join("\n")).not.toMatch(/amina|alert/i);
  await page.close();
});
