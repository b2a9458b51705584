import type { Page, Request } from "@playwright/test";
import { LEAD_PATHS, type LeadKind } from "#domain/lead-kinds.ts";

export const LEAD_REQUESTS = new RegExp(`(${Object.values(LEAD_PATHS).join("|")})$`);

/** [1.007] The URLs that the page requests, apart from files, or opens in other windows. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("/api/")) requests.push(request.url());
  });
  page.on("popup", (window) => requests.push(window.url()));
  return requests;
}

type ResponseBody = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The response waits until this promise settles. */
  after?: Promise<unknown>;
};

/** Responds to the lead forms in place of the server, and records their requests. */
export async function respondToLeads(
  page: Page,
  { status = 200, body, headers, after }: ResponseBody = {},
) {
  const requests: Request[] = [];
  await page.route(LEAD_REQUESTS, async (route) => {
    requests.push(route.request());
    await after;
    // A request that the page has aborted takes no response.
    await route
      .fulfill({ status, headers, json: body ?? { success: status === 200 } })
      .catch(() => undefined);
  });
  return requests;
}

/** Records `count` requests in the last second; the local limit is ten a minute. */
export async function rememberRequests(page: Page, kind: LeadKind, count: number): Promise<void> {
  await page.addInitScript(
    ({ path, count }) => {
      if (window !== top) return; // the frame of the map has its own storage
      const windows = { 60_000: [[Date.now() - 1000, count]] };
      localStorage.setItem("lead-requests", JSON.stringify({ [path]: windows }));
    },
    { path: LEAD_PATHS[kind], count },
  );
}
