import type { Locator, Page } from "@playwright/test";

export const cityMap = (page: Page, city: string) =>
  page.getByRole("region", { name: `Map of ${city}` });
export const overview = (page: Page) =>
  page.getByRole("region", { name: "From the Indus to the Gulf" });
export const pin = (page: Page, title: string) =>
  page.locator(".map-canvas").getByRole("link", { name: title });

/** The zoom of a map at rest, and which point of it is in the middle of the frame, in percent. */
export async function viewOf(region: Locator) {
  const transform = await region
    .locator(".map-canvas:not([data-moving])")
    .evaluate(({ style }) => style.transform);
  const [, zoom, x, y] = /scale\((.+?)\) translate\(-(.+)%, -(.+)%\)/.exec(transform) ?? [];
  return [x, y, zoom].map(Number);
}

export async function middleOf(locator: Locator) {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
