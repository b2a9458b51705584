import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";

const sheets = "**/assets/app-*.css";

test("a page reached by a link looks as it does when it is opened directly", async ({ page }) => {
  await goto(page, "/about");
  const opened = await looks(page);

  await goto(page, "/cart");
  await goToAbout(page);
  await expect(page).toHaveURL("/about");
  await expectLooks(page, opened);
});

test("so does a page on the way back from one that was loaded again", async ({ page }) => {
  await goto(page, "/shop");
  const opened = await looks(page);

  await goToAbout(page);
  await expect(page).toHaveURL("/about");
  await page.reload();
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  await page.goBack();
  await expect(page).toHaveURL("/shop");
  await expectLooks(page, opened);
});

test("no page is shown before its styles are there, however often it is asked for", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(sheets, async (route) => {
    await held.promise;
    await route.continue();
  });
  await goto(page, "/cart");
  const answer = page.waitForResponse("**/about.data");
  await goToAbout(page);
  await (await answer).finished();
  await goToAbout(page);
  await page.evaluate(framesPass);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  held.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await expect(page).toHaveURL("/about");
});

test("filters do not ask for the styles of other pages, the way to one of them does", async ({
  page,
}) => {
  await goto(page, "/project");
  const sheet = page.locator("link[data-for]");
  await page.getByRole("searchbox", { name: "Search" }).fill("tower");
  await expect(page).toHaveURL(/tower/);
  await expect(sheet).toHaveAttribute("disabled");
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
  await expect(sheet).not.toHaveAttribute("disabled");
});

test.describe("without a line", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("styles that could not be fetched ahead come on the way to the page", async ({ page }) => {
    await goto(page, "/about");
    const opened = await looks(page);
    let down = true;
    await page.route(sheets, (route) => (down ? route.abort() : route.continue()));
    const failure = page.waitForEvent("requestfailed");
    await goto(page, "/cart");
    await failure;
    down = false;
    await goToAbout(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
    await expectLooks(page, opened);
  });

  test("the page that is shown stays until it is back", async ({ page }) => {
    let isFollowed = false;
    await page.route(sheets, async (route) => {
      // The connection drops after the link was followed: without one, links are not followed at all.
      if (isFollowed) await page.evaluate(goOffline);
      await route.abort();
    });
    await goto(page, "/cart");
    const failure = page.waitForEvent("requestfailed", () => isFollowed);
    isFollowed = true;
    await goToAbout(page);
    await failure;
    await page.evaluate(framesPass);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
    await page.evaluate(() => {
      Object.defineProperty(navigator, "onLine", { value: true });
      dispatchEvent(new Event("online"));
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  });
});

test.describe("a newer version of the site", () => {
  test.use({ expectedConsole: [/404/] });

  test("has other styles, so the next page is opened afresh", async ({ page }) => {
    await page.route(sheets, (route) => route.fulfill({ status: 404 }));
    await goto(page, "/cart");
    const before = await page.evaluate(() => performance.timeOrigin);
    const loaded = page.waitForEvent("load");
    await homeLink(page).click();
    await loaded;
    await expect(page).toHaveURL("/");
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(before);
  });
});

function goOffline() {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
}

/** As many as it takes to draw a page that has all it needs. */
async function framesPass() {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
}

function homeLink(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: "Indus Gulf" });
}

/** By a link of the footer, which would open the page directly as long as it sleeps. */
async function goToAbout(page: Page) {
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-asleep]").filter({ has: footer })).toHaveCount(0);
  await footer.getByRole("link", { name: "About us" }).click();
}

async function expectLooks(page: Page, opened: Record<string, string>) {
  const differing = async () => {
    const reached = await looks(page);
    return Object.keys(opened).filter((classes) => reached[classes] !== opened[classes]);
  };
  await expect.poll(differing).toEqual([]);
}

/** How every element of the page's own part is set, by its classes. */
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
