import type { ConsoleMessage, Page } from "@playwright/test";

/** Collects errors and warnings on the console, and uncaught errors (React reports a hydration
 * mismatch this way). */
export function watchPageErrors(page: Page, expectedConsole: RegExp[] = []): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (isErrorOrWarning(message) && !expectedConsole.some((pattern) => pattern.test(text))) {
      errors.push(text);
    }
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

function isErrorOrWarning(message: ConsoleMessage): boolean {
  return message.type() === "error" || message.type() === "warning";
}

/** Adds failed requests and error responses, except requests that the browser aborts, such as a film. */
export function watchFailedRequests(page: Page, errors: string[]): void {
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") errors.push(`${reason} ${request.url()}`);
  });
}
