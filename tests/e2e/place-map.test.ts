import type { Page } from "@playwright/test";
import { findProject } from "#catalog/projects/projects.ts";
import { projectMap } from "#site/views/place-map.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

const project = findProject("3");
if (!project) throw new Error("project 3 is missing");
const warsanAnchors = projectMap(project).anchors;

const WARSAN_TOWER = "/project-single/3";

function placeOf(page: Page) {
  return page.getByRole("region", { name: "Where it is", exact: true });
}

/** The middle of the pin, from the upper left corner of the map. */
async function pinOnMap(page: Page) {
  const frame = await placeOf(page).locator(".map").boundingBox();
  const pin = await placeOf(page).locator(".map-at > .rounded-full").boundingBox();
  if (!frame || !pin) throw new Error("the map has no pin");
  return {
    x: (pin.x + pin.width / 2 - frame.x) / frame.width,
    y: (pin.y + pin.height / 2 - frame.y) / frame.height,
  };
}

for (const path of [WARSAN_TOWER, "/homes/warsan-tower"]) {
  test(`${path} shows the place on a map, and how far the nearest anchors are`, async ({
    page,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) others.push(request.url());
    });
    await goto(page, path);
    const place = placeOf(page);
    await place.scrollIntoViewIfNeeded();
    const drawing = place.locator('img[src="/map/dubai.svg"]');
    await expect(drawing).toBeVisible();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { x, y } = await pinOnMap(page);
    expect([x, y].map((share) => share.toFixed(2))).toEqual(["0.50", "0.50"]);

    await expect(place.getByRole("figure")).toContainText("Warsan Tower, Warsan, Dubai");
    await expect(place.getByRole("figure")).toContainText("© OpenStreetMap contributors");
    await expect(place.getByRole("term")).toHaveText(["Metro", "Airport", "School", "Beach"]);
    await expect(place.getByRole("definition")).toHaveText(
      warsanAnchors.flatMap(({ kind, name, km }) => [
        name,
        kind === "school" ? /^about [\d.]+ km$/ : `${km.toFixed(km < 10 ? 1 : 0)} km`,
      ]),
    );
    await expect(place).toContainText("in a straight line");
    expect(others).toEqual([]);
  });
}

test("a project page opens its place in maps on the web", async ({ page }) => {
  await goto(page, WARSAN_TOWER);
  const link = placeOf(page).getByRole("link", { name: /^Open in maps/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=25.1627,55.4216",
  );
  const app = placeOf(page).getByRole("link", { name: "Open in your maps app" });
  await expect(app, "a desktop has no maps app").toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a project page opens its place in the maps app", async ({ page }) => {
    await goto(page, WARSAN_TOWER);
    const app = placeOf(page).getByRole("link", { name: "Open in your maps app" });
    await expect(app).toHaveAttribute(
      "href",
      "geo:25.1627,55.4216?q=25.1627,55.4216(Warsan%20Tower)",
    );
    await app.scrollIntoViewIfNeeded();
    await expect(app).toBeVisible();
    const { height = 0 } = (await app.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
  });

  test("the labels of a small map are whole and leave its pin free", async ({ page }) => {
    for (const id of ["3", "9", "15"]) {
      await goto(page, `/project-single/${id}`);
      await placeOf(page).scrollIntoViewIfNeeded();
      const frame = await placeOf(page).locator(".map").boundingBox();
      const labels = placeOf(page).locator(".map-label > [dir]");
      await expect(labels.last()).toHaveText(findProject(id)?.title ?? "");
      expect(await labels.count()).toBeGreaterThan(2);
      for (const label of await labels.all()) {
        const name = await label.innerText();
        const { x = -1, y = -1, width = 0, height = 0 } = (await label.boundingBox()) ?? {};
        expect(x, name).toBeGreaterThanOrEqual(frame?.x ?? 0);
        expect(x + width, name).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
        expect(y, name).toBeGreaterThanOrEqual(frame?.y ?? 0);
        expect(y + height, name).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
      }
    }
  });
});

test("an inland project has no distance to a beach", async ({ page }) => {
  await goto(page, "/project-single/6");
  const place = placeOf(page);
  await expect(place.locator('img[src="/map/lahore.svg"]')).toBeVisible();
  await expect(place.getByRole("figure")).toContainText("Johar Town, Lahore");
  await expect(place.getByRole("term")).toHaveText(["Station", "Airport", "School"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the map, its distances and its links are there", async ({ page }) => {
    await page.goto(WARSAN_TOWER);
    const place = placeOf(page);
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('img[src="/map/dubai.svg"]')).toBeVisible();
    await expect(place.getByText("Warsan Tower", { exact: true })).toBeVisible();
    await expect(place.getByText(warsanAnchors[0]?.name ?? "")).toBeVisible();
    await expect(place.getByRole("link", { name: /^Open in maps/ })).toBeVisible();
  });
});
