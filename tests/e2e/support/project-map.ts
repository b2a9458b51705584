import type { Locator, Page } from "@playwright/test";

export const cityMap = (page: Page, city: string) =>
  page.getByRole("region", { name: `Map of ${city}` });
export const overview = (page: Page) =>
  page.getByRole("region", { name: "From the Indus to the Gulf" });
export const pin = (page: Page, title: string) =>
  page.locator(".map-canvas").getByRole("link", { name: title });

/** Every position on a map at rest follows from its middle and its zoom. */
export const viewOf = (region: Locator) =>
  region
    .locator(".map-canvas")
    .evaluate(({ style }) =>
      ["--at-x", "--at-y", "--zoom"].map((name) => Number(style.getPropertyValue(name))),
    );

export async function middleOf(locator: Locator) {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
