import type { Locator } from "@playwright/test";

/** An attribute of each element just now: for `expect.poll`, since elements may still be coming. */
export function attributesOf(elements: Locator, name: string): Promise<(string | null)[]> {
  return elements.evaluateAll(
    (all, attribute) => all.map((element) => element.getAttribute(attribute)),
    name,
  );
}
