import type { Locator, Page } from "@playwright/test";

/** A warning has the role alert too, so the class tells them apart. */
export function errorToast(page: Page): Locator {
  return page.getByRole("alert").and(page.locator("[class*=toast--error]"));
}
