import type { Browser } from "@playwright/test";
import { type PageWeight, weighPage } from "./page-weight.ts";

const AT_ONCE = 2;

export async function weighPages(
  browser: Browser,
  origin: string,
  paths: string[],
): Promise<Map<string, PageWeight>> {
  const weights = new Map<string, PageWeight>();
  const waiting = [...paths];
  async function weighNext(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      weights.set(path, await weighPage(browser, origin + path));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, weighNext));
  return weights;
}
