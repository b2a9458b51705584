import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";

/** Serves the last build, and stops server and browser after the visit. */
export async function withBrowser<Result>(
  visit: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const site = await serveSite();
  try {
    const browser = await chromium.launch(chromiumOptions());
    try {
      return await visit(browser, site.origin);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}
