import type { Locator, Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { allFunFacts } from "#catalog/fun-facts.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { allProjects, firstProjects } from "#catalog/projects/projects.ts";
import { whyHere } from "#catalog/why-here.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import {
  fullyVisibleSlides,
  openWithPausedClock,
  pauseClock,
  distanceFromStart,
} from "#tests/e2e/support/carousels.ts";
import { delayScripts } from "#tests/e2e/support/delayed-scripts.ts";

function residence(page: Page) {
  return page.getByRole("region", { name: "Indus Residence, Dubai South" });
}

function upcoming(page: Page) {
  return page.getByRole("region", { name: "Current and upcoming projects" });
}

function section(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

function figures(page: Page) {
  return section(page, `${company.name} in figures`);
}

function currentSlide(carousel: Locator) {
  return carousel.locator("button[aria-current]");
}

test("[2.001] / and /home are one page, whose canonical path is /", async ({ page }) => {
  const seen = [];
  for (const path of ["/", "/home"]) {
    await page.goto(path);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe("/");
    seen.push(await page.locator("main h1, main h2, main h3").allTextContents());
  }
  expect(seen[1]).toEqual(seen[0]);
});

test("[2.035] [2.034] the landing page has its blocks in order, from top bar to footer", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goto(page, "/");
  const banner = page.getByRole("banner");
  const topBar = await banner.getByText("+971").first().boundingBox();
  const header = await banner.getByRole("link", { name: company.name }).boundingBox();
  expect(topBar?.y).toBeLessThan(header?.y ?? 0);
  // The strip of figures has no heading, only a name.
  const afterHero = () =>
    page
      .locator("main h2, main [aria-label$='in figures'], footer")
      .evaluateAll((all) =>
        all
          .map(({ tagName, ariaLabel, textContent }) =>
            tagName === "FOOTER" ? "footer" : (ariaLabel ?? textContent),
          )
          .slice(3),
      );
  await expect
    .poll(afterHero)
    .toEqual([
      "Building Excellence Since 2010",
      "Upcoming Projects",
      "Our Projects",
      `${company.name} in figures`,
      "Why Dubai",
      "Our Latest News",
      "footer",
    ]);
  await expect(section(page, "Our Latest News").getByRole("article")).toHaveCount(3);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("[1.004] [4.010] [9.006] seven views of the residence loop every 3 s", async ({ page }) => {
  await openWithPausedClock(page, "/", residence(page));
  await expect(residence(page).getByRole("img")).toHaveCount(7);
  await residence(page).getByRole("button", { name: "Slide 7" }).click();
  await page.clock.runFor(2900);
  await expect(currentSlide(residence(page))).toHaveAccessibleName("Slide 7");
  await page.clock.runFor(200);
  await expect(currentSlide(residence(page))).toHaveAccessibleName("Slide 1");
});

test("[4.010] a pointer that rests on the residence before hydration pauses the carousel", async ({
  page,
}) => {
  await page.clock.install();
  const scripts = await delayScripts(page);
  await page.goto("/", { waitUntil: "load" });
  await residence(page).getByRole("img").first().hover();
  await scripts.release();
  await expect(residence(page).locator(".carousel-viewport")).toHaveAttribute("data-live");
  await pauseClock(page);
  await page.clock.runFor(10_000);
  await expect(currentSlide(residence(page))).toHaveAccessibleName("Slide 1");
  await page.mouse.move(5, 5);
  await page.clock.runFor(3100);
  await expect(currentSlide(residence(page))).toHaveAccessibleName("Slide 2");
});

test("sections rise and large pictures drift on scroll, unless reduced motion is set", async ({
  page,
}) => {
  await goto(page, "/");
  const dubai = section(page, "Why Dubai");
  const motion = async () => [
    await dubai.locator("header").evaluate((head) => getComputedStyle(head).animationName),
    await dubai.getByRole("img").evaluate((picture) => getComputedStyle(picture).animationName),
  ];
  expect(await motion()).toEqual(["rise", "drift"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await motion()).toEqual(["none", "none"]);
});

test("[2.040] [9.016] the about block says since when, and leads to the projects", async ({
  page,
}) => {
  await goto(page, "/");
  await expect(page.getByText("over a decade of experience")).toBeVisible();
  await page.getByRole("link", { name: "View Our Projects" }).click();
  await expect(page).toHaveURL("/project");
});

test("[2.038] [9.007] [9.009] the first six projects stand in a carousel with arrows and no dots", async ({
  page,
}) => {
  const carousel = upcoming(page);
  await openWithPausedClock(page, "/", carousel);
  await expect(carousel.getByRole("link")).toHaveText(firstProjects(6).map(({ title }) => title));
  await expect(carousel.getByRole("group", { name: "Choose slide" })).toHaveCount(0);
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect(carousel.getByText("Slide 2 of 4")).toBeAttached();
  await page.clock.runFor(500);
  expect(await distanceFromStart(carousel, 2)).toBeGreaterThan(0.02);
  await page.clock.runFor(500);
  expect(await distanceFromStart(carousel, 2)).toBeLessThan(0.02);
  await page.mouse.move(0, 0);
  await page.clock.runFor(4500);
  await expect(carousel.getByText("Slide 3 of 4")).toBeAttached();
});

test("[9.008] three projects are visible, two up to 1024 px and one up to 767 px", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goto(page, "/");
  for (const [width, count] of [
    [1440, 3],
    [1025, 3],
    [1024, 2],
    [768, 2],
    [767, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => fullyVisibleSlides(upcoming(page)), `at ${width} px`).toBe(count);
  }
});

test("[2.037] [2.061] all projects stand in a grid with subtitle and place, each tile a link", async ({
  page,
}) => {
  await goto(page, "/");
  const tiles = section(page, "Our Projects").getByRole("article");
  await expect(tiles.getByRole("link")).toHaveText(allProjects().map(({ title }) => title));
  const seventh = tiles.nth(6);
  await expect(seventh).toContainText("A hotel of 112 rooms on the water");
  await expect(seventh).toContainText("Dubai Marina, Dubai");
  await seventh.getByRole("link").hover(); // waits until the tiles above are laid out
  await seventh.getByRole("img").click({ force: true });
  await expect(page).toHaveURL("/project-single/7");
});

test("[2.038] a card of the carousel opens its project", async ({ page }) => {
  // The carousel must not move under the pointer.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goto(page, "/");
  await upcoming(page).getByRole("link").first().hover(); // waits until the cards are laid out
  await upcoming(page).getByRole("img").first().click({ force: true });
  await expect(page).toHaveURL("/project-single/1");
});

test("[9.014] [9.016] the figures are in the page at full value, before any script", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await expect(figures(page).getByRole("listitem")).toHaveText(
    allFunFacts().map(({ figure, label, note }) => `${figure} ${label} ${note}`),
  );
  await expect(page.getByText("70+", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why Dubai" })).toBeVisible();
  await context.close();
});

test("[9.014] a figure counts up once when it is first seen, and ends where it should", async ({
  page,
}) => {
  await openWithPausedClock(page, "/");
  const customers = figures(page).getByRole("listitem").nth(3).locator("span").first();
  await customers.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await customers.textContent()).not.toBe("1100+");
  }).toPass();
  await page.clock.runFor(2000);
  await expect(customers).toHaveText("1100+");
});

test("[9.015] Why Dubai makes its four claims", async ({ page }) => {
  await goto(page, "/");
  await expect(section(page, "Why Dubai").getByRole("heading", { level: 3 })).toHaveText(
    whyHere.reasons.map(({ claim }) => claim),
  );
});

test("[2.039] [9.013] three posts; title and author lead to the post, at its top", async ({
  page,
}) => {
  await goto(page, "/");
  const cards = section(page, "Our Latest News").getByRole("article");
  await expect(cards).toHaveCount(3);
  const [first, second] = firstPosts(2);
  for (const name of [first?.title ?? "", first?.author ?? ""]) {
    await expect(cards.first().getByRole("link", { name })).toHaveAttribute(
      "href",
      "/blog-single/1",
    );
  }
  await cards.nth(1).getByRole("link", { name: second?.author }).click();
  await expect(page).toHaveURL("/blog-single/2");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
