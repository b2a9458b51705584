import { type APIRequestContext, expect } from "@playwright/test";
import { builtPages } from "./built-pages.ts";
import { type HtmlPage, readHtml } from "./html-page.ts";

let allPages: Promise<Map<string, HtmlPage>> | undefined;

/** Each page is requested once. */
export function readAllPages(request: APIRequestContext): Promise<Map<string, HtmlPage>> {
  allPages ??= fetchAllPages(request);
  return allPages;
}

/** Sequential, because Playwright needs ten seconds for a hundred requests at once. */
async function fetchAllPages(request: APIRequestContext): Promise<Map<string, HtmlPage>> {
  const pages = new Map<string, HtmlPage>();
  for (const path of builtPages()) pages.set(path, await readPage(request, path));
  return pages;
}

export async function readPage(request: APIRequestContext, path: string): Promise<HtmlPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  return readHtml(await response.text());
}
