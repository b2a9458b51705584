import type { Page } from "@playwright/test";

/** Accepts every alert at once, because the click that raised it waits, and records its text. */
export function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "alert") alerts.push(dialog.message());
    return dialog.accept();
  });
  return alerts;
}
