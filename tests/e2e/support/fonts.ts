import { expect, type Page } from "@playwright/test";

/** Waits until the page uses its fonts: later they would change the widths of texts. */
export async function expectFonts(page: Page): Promise<void> {
  await expect.poll(() => usesFonts(page)).toBe(true);
}

export function usesFonts(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    ["Fraunces", "Instrument Sans"].every((name) =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', "") === name && status === "loaded",
      ),
    ),
  );
}
