import type { Page, Request } from "@playwright/test";
import { LEAD_PATHS, type LeadKind } from "#domain/lead-kinds.ts";

/** The three calls of the forms. */
export const LEAD_CALLS = /\/api\/send-(meeting-request|contact-form|broker-registration)$/;

/** [1.007] The addresses of all that the page asks for, apart from files, or opens in other windows. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("/api/")) calls.push(request.url());
  });
  page.on("popup", (window) => calls.push(window.url()));
  return calls;
}

type Answer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Held back until this is settled. */
  after?: Promise<unknown>;
};

/** Answers the forms in the server's place, and writes down what they send. */
export async function answerLeads(page: Page, { status = 200, body, headers, after }: Answer = {}) {
  const requests: Request[] = [];
  await page.route(LEAD_CALLS, async (route) => {
    requests.push(route.request());
    await after;
    // A page that has called its request off takes no answer.
    await route
      .fulfill({ status, headers, json: body ?? { success: status === 200 } })
      .catch(() => undefined);
  });
  return requests;
}

/** A visitor who has made so many calls in the last second; the local limit is ten a minute. */
export async function rememberCalls(page: Page, kind: LeadKind, count: number): Promise<void> {
  await page.addInitScript(
    ({ path, count }) => {
      if (window !== top) return; // the frame of a map has no storage of ours
      const times = Array.from({ length: count }, () => Date.now() - 1000);
      localStorage.setItem("lead-requests", JSON.stringify({ [path]: times }));
    },
    { path: LEAD_PATHS[kind], count },
  );
}
