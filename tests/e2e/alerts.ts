import type { Page } from "@playwright/test";

/** Answers every alert at once, or the click that raised it would wait, and writes down what it said. */
export function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "alert") alerts.push(dialog.message());
    return dialog.accept();
  });
  return alerts;
}
