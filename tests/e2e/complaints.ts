import type { ConsoleMessage, Page } from "@playwright/test";

/**
 * What goes wrong in a page while it is used: errors and warnings on the console, errors that nobody
 * caught (React reports markup that does not match this way), files that are missing or do not come.
 */
export function watchComplaints(page: Page, expectedConsole: RegExp[] = []): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (isTrouble(message) && !expectedConsole.some((pattern) => pattern.test(text))) {
      complaints.push(text);
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

function isTrouble(message: ConsoleMessage): boolean {
  return message.type() === "error" || message.type() === "warning";
}

/** Adds the addresses that are asked for in vain, save what the browser itself calls off, such as a film. */
export function watchFailures(page: Page, complaints: string[]): void {
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") complaints.push(`${reason} ${request.url()}`);
  });
}
