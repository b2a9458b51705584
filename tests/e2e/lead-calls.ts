import type { Page, Request } from "@playwright/test";

/** The three calls of the forms. */
export const LEAD_CALLS = /\/api\/send-(meeting-request|contact-form|broker-registration)$/;

/** [1.007] The addresses of all that the page asks for, apart from files. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("/api/")) calls.push(request.url());
  });
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
