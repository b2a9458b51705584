import { expect, type Locator, type Page } from "@playwright/test";

const MOST_STOPS = 80;

/** Goes from stop to stop until the control has the focus, as one does who has no mouse; it must be seen there. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(control)); stops++) {
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
}

/** By the first stop of the page, past the header. */
export async function skipToContent(page: Page) {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
}

/** Goes to each field in turn and types; a list takes the entry that begins with the letters typed. */
export async function typeInto(page: Page, form: Locator, answers: Record<string, string>) {
  for (const [name, text] of Object.entries(answers)) {
    await tabTo(page, form.locator(`[name=${name}]`));
    await page.keyboard.type(text);
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
