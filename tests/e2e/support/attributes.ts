import type { Locator } from "@playwright/test";

/** For `expect.poll`. */
export function attributesOf(elements: Locator, name: string): Promise<(string | null)[]> {
  return elements.evaluateAll(
    (all, attribute) => all.map((element) => element.getAttribute(attribute)),
    name,
  );
}
