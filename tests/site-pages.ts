import { type APIRequestContext, expect } from "@playwright/test";
import { builtPages } from "./built-pages.ts";
import { type HtmlPage, readHtml } from "./html-page.ts";

let allPages: Promise<Map<string, HtmlPage>> | undefined;

/** Every page as the server sends it, requested once. */
export function readAllPages(request: APIRequestContext): Promise<Map<string, HtmlPage>> {
  allPages ??= fetchAllPages(request);
  return allPages;
}

async function fetchAllPages(request: APIRequestContext): Promise<Map<string, HtmlPage>> {
  return new Map(
    await Promise.all(
      builtPages().map(async (path) => [path, await readPage(request, path)] as const),
    ),
  );
}

export async function readPage(request: APIRequestContext, path: string): Promise<HtmlPage> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return readHtml(await answer.text());
}
