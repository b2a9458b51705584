import { test as base, expect, type Page } from "@playwright/test";
import { watchComplaints } from "#tests/e2e/complaints.ts";

type Fixtures = {
  /** Messages a test expects on the console; every other error or warning there fails it. */
  expectedConsole: RegExp[];
};

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, provide) => {
    const complaints = watchComplaints(page, expectedConsole);
    await provide(page);
    expect(complaints, "the page complained on the console").toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until the app behind it is alive. */
export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
}
