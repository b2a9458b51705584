import type { Page } from "@playwright/test";
import { FULL_STYLESHEET, NOT_HYDRATED } from "#site/boot/names.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

const stylesheets = "**/assets/app-*.css";

test("a page reached by a link looks as it does when it is opened directly", async ({ page }) => {
  await goto(page, "/about");
  const opened = await looks(page);

  await goto(page, "/cart");
  await goToAbout(page);
  await expect(page).toHaveURL("/about");
  await expectLooks(page, opened);
});

test("a back navigation from a reloaded page shows a page as it was opened", async ({ page }) => {
  await goto(page, "/shop");
  const opened = await looks(page);

  await goToAbout(page);
  await expect(page).toHaveURL("/about");
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL("/shop");
  await expectLooks(page, opened);
});

test("no page is shown before its styles are loaded, also when its link is clicked twice", async ({
  page,
}) => {
  const delayed = Promise.withResolvers<void>();
  await page.route(stylesheets, async (route) => {
    await delayed.promise;
    await route.continue();
  });
  await goto(page, "/cart");
  const response = page.waitForResponse("**/about.data");
  await goToAbout(page);
  await (await response).finished();
  await goToAbout(page);
  await page.evaluate(waitTenFrames);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  delayed.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await expect(page).toHaveURL("/about");
});

test("a navigation enables the stylesheet of all pages, and a filter does not", async ({
  page,
}) => {
  await goto(page, "/project");
  const stylesheet = page.locator(`link[${FULL_STYLESHEET}]`);
  await page.getByRole("searchbox", { name: "Search" }).fill("tower");
  await expect(page).toHaveURL(/tower/);
  await expect(stylesheet).toHaveAttribute("disabled");
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
  await expect(stylesheet).not.toHaveAttribute("disabled");
});

test.describe("offline", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("styles that could not be fetched ahead are loaded by the navigation", async ({ page }) => {
    await goto(page, "/about");
    const opened = await looks(page);
    let down = true;
    await page.route(stylesheets, (route) => (down ? route.abort() : route.continue()));
    const failure = page.waitForEvent("requestfailed");
    await goto(page, "/cart");
    await failure;
    down = false;
    await goToAbout(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
    await expectLooks(page, opened);
  });

  test("the current page stays until the stylesheet loads", async ({ page }) => {
    let isFollowed = false;
    await page.route(stylesheets, async (route) => {
      // The connection drops after the link was followed: without one, links are not followed at all.
      if (isFollowed) await page.evaluate(goOffline);
      await route.abort();
    });
    await goto(page, "/cart");
    const failure = page.waitForEvent("requestfailed", () => isFollowed);
    isFollowed = true;
    await goToAbout(page);
    await failure;
    await page.evaluate(waitTenFrames);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
    await page.evaluate(() => {
      Object.defineProperty(navigator, "onLine", { value: true });
      dispatchEvent(new Event("online"));
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  });
});

test.describe("after a deploy", () => {
  test.use({ expectedConsole: [/404/] });

  test("a navigation loads a new document when the stylesheet is missing", async ({ page }) => {
    await page.route(stylesheets, (route) => route.fulfill({ status: 404 }));
    await goto(page, "/cart");
    const before = await page.evaluate(() => performance.timeOrigin);
    const loaded = page.waitForEvent("load");
    await homeLink(page).click();
    await loaded;
    await expect(page).toHaveURL("/");
    await waitForHydration(page);
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(before);
  });
});

function goOffline() {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
}

/** Enough frames to render a page whose files are loaded. */
async function waitTenFrames() {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
}

function homeLink(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: "Indus Gulf" });
}

/** The link in the footer loads a new document until the footer is hydrated. */
async function goToAbout(page: Page) {
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(page.locator(`[${NOT_HYDRATED}]`).filter({ has: footer })).toHaveCount(0);
  await footer.getByRole("link", { name: "About us" }).click();
}

async function expectLooks(page: Page, opened: Record<string, string>) {
  const differing = async () => {
    const reached = await looks(page);
    return Object.keys(opened).filter((classes) => reached[classes] !== opened[classes]);
  };
  await expect.poll(differing).toEqual([]);
}

/** The computed styles of every element in the main part of the page, by its classes. */
async function looks(page: Page): Promise<Record<string, string>> {
  return page.getByRole("main").evaluate((main) => {
    const styled = [...main.querySelectorAll("[class]")].map((element) => {
      const { display, padding, margin, fontSize, color, gap, position } =
        getComputedStyle(element);
      const look = [display, padding, margin, fontSize, color, gap, position].join();
      return [element.getAttribute("class"), look] as const;
    });
    return Object.fromEntries(styled);
  });
}
