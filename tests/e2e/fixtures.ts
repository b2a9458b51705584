import { test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** Messages a test expects on the console; every other error or warning there fails it. */
  expectedConsole: RegExp[];
};

export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, provide) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (!expectedConsole.some((pattern) => pattern.test(message.text()))) {
        complaints.push(message.text());
      }
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
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
