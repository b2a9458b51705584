import type { Locator, Page } from "@playwright/test";

/** A toast in the colour of an error: a warning is an alert to assistive technology too. */
export function errorToast(page: Page): Locator {
  return page.getByRole("alert").and(page.locator("[class*=toast--error]"));
}
