import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { delayScripts } from "#tests/e2e/delayed-scripts.ts";

test("scripts wait until the page is shown, and the first press is repeated when it is alive", async ({
  page,
}) => {
  const scripts = await delayScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await page.getByRole("button", { name: "Schedule Meeting" }).first().click();
  await expect(page.locator("html[data-alive]")).toHaveCount(0);

  await scripts.release();
  await expect(page.getByRole("dialog", { name: "Schedule" })).toBeVisible();
});

test("an arrow key that comes before the tabs are alive turns them when they are", async ({
  page,
}) => {
  const scripts = await delayScripts(page);
  await page.goto("/product-single/1", { waitUntil: "load" });
  await page.getByRole("tab", { name: "Description" }).focus();
  await page.keyboard.press("ArrowRight");
  await scripts.release();
  await expect(page.getByRole("tab", { name: "Review", selected: true })).toBeFocused();
});

test("a filter chosen before the page is alive is kept and answered", async ({ page }) => {
  const scripts = await delayScripts(page);
  await page.goto("/project", { waitUntil: "load" });
  await page.getByRole("combobox", { name: "Place" }).selectOption("Dubai");
  await scripts.release();
  await expect(page).toHaveURL(/[?&]city=Dubai/);
  await expect(page.getByRole("combobox", { name: "Place" })).toHaveValue("Dubai");
});

test("no script and no style sheet is fetched before the page has loaded", async ({ page }) => {
  await goto(page, "/about");
  // That of the other pages comes when this one is alive.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".css")),
  );
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
  expect(fetched).toContainEqual(expect.stringMatching(/\.css$/));
  expect(early).toEqual([]);
});

test("what sleeps far below is laid out only after the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    const isLaidOut = () =>
      document.querySelector("#content > :last-child")?.firstElementChild?.checkVisibility({
        contentVisibilityAuto: true,
      });
    addEventListener("DOMContentLoaded", () => {
      const before = isLaidOut();
      Object.assign(window, { layout: () => [before, isLaidOut()] });
    });
  });
  await delayScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await expect.poll(() => page.evaluate("layout()")).toEqual([false, true]);
});

test("what sleeps far below is printed all the same", async ({ page }) => {
  await delayScripts(page);
  await page.emulateMedia({ media: "print" });
  await page.goto("/", { waitUntil: "load" });
  const heading = page.getByRole("heading", { name: "Why Dubai" });
  expect(
    await heading.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
});

test("whoever moves finds the true heights", async ({ page }) => {
  const guessed = page.locator("html[data-fresh] [data-asleep=prerendered]");
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // never idle
  });
  for (const move of ["scroll", "wheel", "touchmove", "keydown"]) {
    await page.goto("/", { waitUntil: "load" });
    await expect(guessed).not.toHaveCount(0);
    await page.locator("body").dispatchEvent(move);
    await expect(guessed, `after ${move}`).toHaveCount(0);
  }
});

test("the tiles far down a long list are laid out when the browser is idle", async ({ page }) => {
  const last = page.getByRole("main").getByRole("article").last();
  const isLaidOut = () =>
    last.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    let resting = false;
    window.requestIdleCallback = (callback) => {
      if (resting) return idle(callback);
      addEventListener("rest", () => idle(callback), { once: true });
      return 0;
    };
    addEventListener("rest", () => (resting = true), { once: true });
  });
  await page.goto("/project", { waitUntil: "load" });
  expect(await isLaidOut()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("rest")));
  await expect.poll(isLaidOut).toBe(true);
  await expect(page.locator("html[data-fresh], [data-later]")).toHaveCount(0);
});

test("a header over a picture is legible further down before the app is alive", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  await delayScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.evaluate(() => scrollTo(0, 600));
  await expect(header).toHaveCSS("background-color", "rgb(16, 33, 31)");
});

test("a page that is loaded again stands where it stood", async ({ page }) => {
  const heading = page.getByRole("heading", { name: "Why Dubai" });
  const position = async () => (await heading.boundingBox())?.y;
  await goto(page, "/");
  await expect(page.locator("[data-asleep=prerendered]")).toHaveCount(0);
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const before = await position();
  await page.reload();
  await expect.poll(position).toBeCloseTo(before ?? Number.NaN, 0);
});

/** The first picture of a project's gallery: a button in a part of the page that sleeps at first. */
function galleryButton(page: Page) {
  return page.getByRole("button", { name: /^View picture:/ }).first();
}

function pictureWindow(page: Page) {
  return page.getByRole("dialog");
}

/** Scrolls the gallery so far that it only looks in at the foot of the screen, where parts sleep on. */
async function bringToFoot(page: Page) {
  await galleryButton(page).evaluate((button) => {
    const { top } = button.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + 40, behavior: "instant" });
  });
}

test("a press at the foot of the screen wakes the part that sleeps there", async ({ page }) => {
  await goto(page, "/project-single/1");
  await bringToFoot(page);
  await expect(page.locator("[data-asleep]", { has: galleryButton(page) })).toHaveCount(1);
  await page.mouse.click(200, 880);
  await expect(pictureWindow(page)).toBeVisible();
});

test("a press that comes without a pointer, as from a screen reader, wakes its part", async ({
  page,
}) => {
  await goto(page, "/project-single/1");
  await galleryButton(page).evaluate((button: HTMLElement) => button.click());
  await expect(pictureWindow(page)).toBeVisible();
});

test("a press in a part that sleeps, made before the page is alive, is repeated too", async ({
  page,
}) => {
  const scripts = await delayScripts(page);
  await page.goto("/project-single/1", { waitUntil: "load" });
  await galleryButton(page).evaluate((button: HTMLElement) => button.click());
  await scripts.release();
  await expect(pictureWindow(page)).toBeVisible();
});

test("a key pressed on a button in a part that sleeps is answered", async ({ page }) => {
  await goto(page, "/project-single/1");
  await galleryButton(page).evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(pictureWindow(page)).toBeVisible();
});

test.describe("when scripts cannot be had", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("a start that failed is tried again at the visitor's next sign", async ({ page }) => {
    let down = true;
    await page.route("**/assets/start-*.js", (route) => (down ? route.abort() : route.continue()));
    // The script itself, not only what was fetched ahead for it.
    await page.addInitScript(() => {
      const onError = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = "";
      };
      addEventListener("error", onError, true);
    });
    await page.goto("/about");
    await page.locator("html[data-failed]").waitFor({ state: "attached" });
    down = false;
    await page.keyboard.press("Tab");
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
  });

  test("a part comes when the line is up again", async ({ context, page }) => {
    await goto(page, "/project-single/1");
    await context.setOffline(true);
    const failure = page.waitForEvent("requestfailed");
    await galleryButton(page).evaluate((button: HTMLElement) => button.click());
    await failure;
    await context.setOffline(false);
    await expect(pictureWindow(page)).toBeVisible();
  });

  test("a newer version of the site is fetched when a press needs what the old one had", async ({
    page,
  }) => {
    let replaced = true;
    let asked = 0;
    await page.route("**/project-detail-gallery-*.js", (route) => {
      asked += 1;
      return replaced ? route.fulfill({ status: 404 }) : route.continue();
    });
    await goto(page, "/project-single/1");
    await page.evaluate(() => document.documentElement.classList.add("old"));
    await bringToFoot(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => asked).toBe(3);
    await expect(page.locator("html.old")).toHaveCount(1);

    page.once("load", () => (replaced = false));
    await galleryButton(page).click();
    await expect(page.locator("html.old")).toHaveCount(0);
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
    await galleryButton(page).click();
    await expect(pictureWindow(page)).toBeVisible();
  });
});
