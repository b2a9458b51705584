import { test as base, expect, type Page } from "@playwright/test";
import { watchPageErrors } from "./page-errors.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

type Fixtures = {
  /** Messages a test expects on the console; every other error or warning there fails it. */
  expectedConsole: RegExp[];
};

/** The live map comes from another host, which tests cannot reach. */
export const liveMapErrors = /openstreetmap|ERR_NAME_NOT_RESOLVED/;

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, provide) => {
    const errors = watchPageErrors(page, expectedConsole);
    await provide(page);
    expect(errors, "errors or warnings on the console").toEqual([]);
  },
});

export { expect };

/** Waits until the page is hydrated. */
export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
