import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { overview } from "#tests/e2e/support/project-map.ts";

const sheets = ["", "Dubai", "Islamabad", "Lahore", "Peshawar"];
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("no map's opening view cuts a label", async ({ page }) => {
      for (const city of sheets) {
        await goto(page, city ? `/project/map?city=${city}` : "/project/map");
        await expect.poll(() => labelsInFrame(page)).not.toEqual([]);
        await expect.poll(() => cutLabels(page)).toEqual([]);
      }
    });
  });
}

test("the opening view of Lahore names its roads and districts", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map?city=Lahore");
  await expect
    .poll(() => labelsInFrame(page))
    .toEqual(
      expect.arrayContaining(["Walled City", "Gulberg", "Model Town", "The Mall", "Ring Road"]),
    );
});

test("zooming in on the overview keeps a city in view", async ({ page }) => {
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await goto(page, "/project/map");
    const cities = overview(page).getByRole("list", { name: "Cities" }).locator(".map-city");
    for (let step = 0; step < 4; step++) {
      await page.getByRole("button", { name: "Zoom in" }).click();
      await expect(page.locator(".map-canvas[data-moving]")).toHaveCount(0);
      const frame = await overview(page).boundingBox();
      const boxes = await cities.evaluateAll((all) =>
        all.map((city) => city.getBoundingClientRect().toJSON() as DOMRect),
      );
      const inView = boxes.filter(
        ({ x, y, width, height }) =>
          x + width / 2 > frame!.x &&
          x + width / 2 < frame!.x + frame!.width &&
          y + height / 2 > frame!.y &&
          y + height / 2 < frame!.y + frame!.height,
      );
      expect(inView).not.toEqual([]);
    }
  }
});

test("title and filters leave the map two thirds of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map");
  const { y, height } = (await page.locator(".map-explorer").first().boundingBox())!;
  expect(Math.min(y + height, 900) - y).toBeGreaterThanOrEqual(600);
});

type Label = { text: string; isSeen: boolean; isWhole: boolean };

async function labelsInFrame(page: Page): Promise<string[]> {
  const labels = await labelsOnMap(page);
  return labels.filter(({ isSeen }) => isSeen).map(({ text }) => text);
}

async function cutLabels(page: Page): Promise<string[]> {
  const labels = await labelsOnMap(page);
  return labels.filter(({ isSeen, isWhole }) => isSeen && !isWhole).map(({ text }) => text);
}

/** Labels and the names of cities, with the map's frame as the measure. */
function labelsOnMap(page: Page): Promise<Label[]> {
  return page
    .locator(".map-explorer")
    .first()
    .evaluate((map) => {
      const frame = map.getBoundingClientRect();
      return [...map.querySelectorAll(".map-label > span, .map-city-name")].map((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return {
          text: label.textContent,
          isSeen:
            left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top,
          isWhole:
            left >= frame.left &&
            right <= frame.right &&
            top >= frame.top &&
            bottom <= frame.bottom,
        };
      });
    });
}
