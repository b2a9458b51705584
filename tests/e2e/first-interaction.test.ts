import type { Page } from "@playwright/test";
import { HYDRATED } from "#site/boot/names.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { delayScripts } from "#tests/e2e/support/delayed-scripts.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

test("scripts load after the page, and a click before hydration is queued", async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await page.getByRole("button", { name: "Schedule Meeting" }).first().click();
  await expect(page.locator(`html[${HYDRATED}]`)).toHaveCount(0);

  await scripts.release();
  await expect(page.getByRole("dialog", { name: "Schedule" })).toBeVisible();
});

test("an arrow key pressed before hydration selects the next tab afterwards", async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/product-single/1", { waitUntil: "load" });
  await page.getByRole("tab", { name: "Description" }).focus();
  await page.keyboard.press("ArrowRight");
  await scripts.release();
  await expect(page.getByRole("tab", { name: "Review", selected: true })).toBeFocused();
});

test("a filter chosen before hydration is kept and applied", async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/project", { waitUntil: "load" });
  await page.getByRole("combobox", { name: "Place" }).selectOption("Dubai");
  await scripts.release();
  await expect(page).toHaveURL(/[?&]city=Dubai/);
  await expect(page.getByRole("combobox", { name: "Place" })).toHaveValue("Dubai");
});

test("no script is fetched before the page has loaded, and no stylesheet at all", async ({
  page,
}) => {
  await goto(page, "/about");
  const { fetched, early } = await page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource");
    const fetched = files.filter(({ name }) => /\.(js|css)$/.test(name));
    const loaded = page?.loadEventStart ?? 0;
    return {
      fetched: fetched.map(({ name }) => name),
      early: fetched.filter(({ startTime }) => startTime < loaded).map(({ name }) => name),
    };
  });
  expect(fetched).toContainEqual(expect.stringMatching(/\.js$/));
  expect(fetched).not.toContainEqual(expect.stringMatching(/\.css$/));
  expect(early).toEqual([]);
});

test("text typed before hydration is searched for afterwards", async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/project", { waitUntil: "load" });
  await page.getByRole("searchbox").fill("Model Town Library");
  await scripts.release();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    "Model Town Library",
  ]);
  await expect(page.getByRole("searchbox")).toHaveValue("Model Town Library");
});

test("a header over a picture is legible further down before hydration", async ({ page }) => {
  const header = page.getByRole("banner");
  await delayScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 600));
  await expect(header).toHaveCSS("background-color", "rgb(16, 33, 31)");
});

test("a reloaded page keeps its scroll position", async ({ page }) => {
  const heading = page.getByRole("heading", { name: "Why Dubai" });
  const position = async () => (await heading.boundingBox())?.y;
  await goto(page, "/");
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const before = await position();
  await page.reload();
  await expect.poll(position).toBeCloseTo(before ?? Number.NaN, 0);
});

/** The first picture of a project's gallery: a button that opens an island. */
function galleryButton(page: Page) {
  return page.getByRole("button", { name: /^View picture:/ }).first();
}

function pictureDialog(page: Page) {
  return page.getByRole("dialog");
}

test("a click without a pointer, as from a screen reader, hydrates its island", async ({
  page,
}) => {
  await goto(page, "/project-single/1");
  await galleryButton(page).evaluate((button: HTMLElement) => button.click());
  await expect(pictureDialog(page)).toBeVisible();
});

test("a click for an island before the page's script runs is queued", async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/project-single/1", { waitUntil: "load" });
  await galleryButton(page).evaluate((button: HTMLElement) => button.click());
  await scripts.release();
  await expect(pictureDialog(page)).toBeVisible();
});

test("Enter on a button of an island that is not hydrated clicks it", async ({ page }) => {
  await goto(page, "/project-single/1");
  await galleryButton(page).evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(pictureDialog(page)).toBeVisible();
});

test.describe("when scripts do not load", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("an app that failed to load is loaded again at the next interaction", async ({ page }) => {
    let isOffline = true;
    await page.route("**/assets/entry.client-*.js", (route) =>
      isOffline ? route.abort() : route.continue(),
    );
    // The script itself fails, not only its preload.
    await page.addInitScript(() => {
      const onError = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = "";
      };
      addEventListener("error", onError, true);
    });
    await page.goto("/about");
    await page.locator("html[data-failed]").waitFor({ state: "attached" });
    isOffline = false;
    await page.keyboard.press("Tab");
    await waitForHydration(page);
  });

  test("an island that failed to load offline is hydrated when the browser is online again", async ({
    context,
    page,
  }) => {
    await goto(page, "/project-single/1");
    await context.setOffline(true);
    const failure = page.waitForEvent("requestfailed");
    await galleryButton(page).evaluate((button: HTMLElement) => button.click());
    await failure;
    await context.setOffline(false);
    await expect(pictureDialog(page)).toBeVisible();
  });

  test("a click that needs a chunk missing after a deploy reloads the page", async ({ page }) => {
    let isMissing = true;
    await page.route("**/picture-viewer-*.js", (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await goto(page, "/project-single/1");
    await page.evaluate(() => document.documentElement.classList.add("old"));
    page.once("load", () => (isMissing = false));
    await galleryButton(page).click();
    await expect(page.locator("html.old")).toHaveCount(0);
    await waitForHydration(page);
    await galleryButton(page).click();
    await expect(pictureDialog(page)).toBeVisible();
  });
});
