import { test as base, expect, type Page } from "@playwright/test";
import { watchPageErrors } from "./page-errors.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

type Fixtures = {
  /** Messages a test expects on the console; every other error or warning there fails it. */
  expectedConsole: RegExp[];
};

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, provide) => {
    const errors = watchPageErrors(page, expectedConsole);
    await provide(page);
    expect(errors, "errors or warnings on the console").toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until it is hydrated. */
export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
