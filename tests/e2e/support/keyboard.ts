import { expect, type Locator, type Page } from "@playwright/test";

const MOST_STOPS = 80;

/** Presses Tab until the control has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(control)); stops++) {
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
}

/** The skip link is the first tab stop of the page. */
export async function skipToContent(page: Page) {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
}

/** A select takes the option that begins with the typed letters. */
export async function typeInto(page: Page, form: Locator, answers: Record<string, string>) {
  for (const [name, text] of Object.entries(answers)) {
    await tabTo(page, form.locator(`[name=${name}]`));
    await page.keyboard.type(text);
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
