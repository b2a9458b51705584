import type { Locator, Page } from "@playwright/test";
import { allPricingPlans } from "#catalog/pricing-plans.ts";
import { allProducts } from "#catalog/products.ts";
import { allProjects } from "#catalog/projects/projects.ts";
import { firstServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { fullyVisibleSlides, openWithPausedClock } from "#tests/e2e/support/carousels.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

function titles(entries: { title: string }[]) {
  return entries.map(({ title }) => title);
}

function section(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

function linksTo(page: Page, path: string) {
  return page.locator(`main h3 a[href^="${path}"]`);
}

test("[2.047] the interior home has hero, about, services, projects and pricing", async ({
  page,
}) => {
  await goto(page, "/home2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best Interior Design");
  await expect(page.getByRole("heading", { name: "Building Excellence Since 2010" })).toBeVisible();
  await expect(linksTo(page, "/service-single/")).toHaveText(titles(firstServices(6)));
  await expect(linksTo(page, "/project-single/")).toHaveText(titles(allProjects().slice(9, 14)));
  await expect(
    section(page, "Priced by the square metre").getByRole("heading", { level: 3 }),
  ).toHaveText(titles(allPricingPlans()));
  await page.getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveURL("/about");
});

test("[9.010] the interior strip shows 3, 2 or 1 pictures and moves every 3.5 s", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  const strip = section(page, "Rooms we have furnished");
  await openWithPausedClock(page, "/home2", strip);
  await strip.getByRole("button", { name: "Next slide" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3400);
  await expect(strip.getByText("Slide 2 of 4")).toBeAttached();
  await page.clock.runFor(200);
  await expect(strip.getByText("Slide 3 of 4")).toBeAttached();
  await strip.getByRole("button", { name: "Pause" }).click();
  await page.clock.resume();
  for (const [width, count] of [
    [1500, 3],
    [1200, 2],
    [991, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => fullyVisibleSlides(strip), `at ${width} px`).toBe(count);
  }
});

test("[2.048] the home with the fade slider repeats one title, and ends with prices and posts", async ({
  page,
}) => {
  await goto(page, "/home3");
  const slides = section(page, "Home Interiors").locator("[aria-roledescription=slide]");
  await expect(slides.getByText("Home Interiors")).toHaveCount(3);
  // The slides fade: all have the same place, and one is on top.
  const places = () =>
    slides.evaluateAll((all) => new Set(all.map((slide) => slide.getBoundingClientRect().x)).size);
  await expect.poll(places).toBe(1);
  await expect(slides.and(page.locator(":not([inert])"))).toHaveCount(1);
  await expect(linksTo(page, "/service-single/")).toHaveText(titles(firstServices(6)));
  await expect(
    section(page, "Selected projects").getByRole("article").getByRole("link"),
  ).toHaveText(titles(allProjects().slice(14, 18)));
  await expect(
    section(page, "Priced by the square metre").getByRole("heading", { level: 3 }),
  ).toHaveText(titles(allPricingPlans()));
  await expect(section(page, "Our Latest News").getByRole("article")).toHaveCount(3);
});

test("[9.011] the fade slider changes every 2.5 s, one slide at a time", async ({ page }) => {
  await openWithPausedClock(page, "/home3");
  const slider = page.locator("[aria-roledescription=carousel]").first();
  const current = slider.locator("button[aria-current]");
  await slider.getByRole("button", { name: "Slide 2" }).click();
  await page.clock.runFor(2400);
  await expect(current).toHaveText("02");
  await page.clock.runFor(200);
  await expect(current).toHaveText("03");
  const slides = slider.locator("[aria-roledescription=slide]");
  await expect(slides.and(page.locator(":not([inert])"))).toHaveAccessibleName("3 of 3");
  for (const slide of await slides.all())
    await expect(slide).toHaveCSS("transition", /opacity 1\.2s/);
});

function wayToEnd(carousel: Locator) {
  return carousel
    .locator(".carousel-viewport")
    .evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft);
}

test("[9.012] the other project carousel shows 3, 2 or 1, moves for 1 s and plays by itself", async ({
  page,
}) => {
  const carousel = section(page, "Selected projects");
  await openWithPausedClock(page, "/home5", carousel);
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await page.clock.runFor(500);
  expect(await wayToEnd(carousel)).toBeGreaterThan(5);
  await page.clock.runFor(500);
  expect(await wayToEnd(carousel)).toBeLessThan(5);
  await page.mouse.move(5, 5);
  const before = await carousel.locator("p.sr-only").textContent();
  await page.clock.runFor(5100);
  await expect(carousel.locator("p.sr-only")).not.toHaveText(before ?? "");
  await carousel.getByRole("button", { name: "Pause" }).click();
  await page.clock.resume();
  for (const [width, count] of [
    [1440, 3],
    [1024, 3],
    [1023, 2],
    [767, 2],
    [766, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => fullyVisibleSlides(carousel), `at ${width} px`).toBe(count);
  }
});

test("[2.049] the furniture landing page links to the projects, and shows the shop and the blog", async ({
  page,
}) => {
  await goto(page, "/home4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best Furniture & Decor");
  await expect(linksTo(page, "/product-single/")).toHaveText(titles(allProducts()));
  await expect(section(page, "Our Latest News").getByRole("article")).toHaveCount(3);
  await page.getByRole("main").getByRole("link", { name: "View Projects" }).click();
  await expect(page).toHaveURL("/project");
});

test("[2.050] [2.053] the other landing page ends with the team, each linked to their page", async ({
  page,
}) => {
  await goto(page, "/home5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Design and construction by one team",
  );
  await expect(page.locator("main h2")).toHaveText([
    "Building Excellence Since 2010",
    "What we do",
    "Completed projects",
    "Our team",
  ]);
  const people = linksTo(page, "/team-single/");
  await expect(people).toHaveText(allTeamMembers().map(({ name }) => name));
  await people.nth(1).click();
  await expect(page).toHaveURL("/team-single/2");
});
