import type { Locator, Page } from "@playwright/test";
import { heroSlides } from "#catalog/hero-slides.ts";
import { openWithPausedClock } from "#tests/e2e/support/carousels.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

function hero(page: Page) {
  return page.getByRole("region", { name: "Featured projects" });
}

/** Slides that were shown before keep their films. */
function shownFilm(page: Page) {
  return hero(page).locator(":not([aria-hidden]) > video");
}

function currentSlide(carousel: Locator) {
  return carousel.locator("button[aria-current]");
}

test("[1.004] [2.036] a silent film loops behind three slides that lead to the projects", async ({
  page,
}) => {
  await goto(page, "/");
  const slides = hero(page).locator("[aria-roledescription=slide]");
  await expect(slides).toHaveCount(3);
  await expect(slides.locator("h2")).toHaveText(heroSlides().map(({ title }) => title));
  for (const slide of await slides.all()) {
    await expect(slide.getByText("View Project")).toHaveAttribute("href", "/project");
  }
  const film = shownFilm(page);
  await expect(film).toHaveJSProperty("muted", true);
  await expect(film).toHaveAttribute("muted");
  await expect(film).toHaveJSProperty("loop", true);
  await expect(film).toHaveJSProperty("paused", false);
  await hero(page).getByRole("button", { name: "Pause" }).click();
  await expect(film).toHaveJSProperty("paused", true);
});

test("[2.036] behind the words of each slide is the building that they name", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goto(page, "/");
  for (const [index, { id, title }] of heroSlides().entries()) {
    await hero(page)
      .getByRole("button", { name: `Slide ${index + 1}` })
      .click();
    await expect(hero(page).getByRole("heading", { name: title })).toBeVisible();
    const picture = hero(page).getByRole("img");
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute("src", new RegExp(`/slides/${id}/wide-`));
  }
});

test("[1.004] the film pauses while a menu or a dialog covers it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/");
  const film = shownFilm(page);
  await expect(film).toHaveJSProperty("paused", false);
  await expect(film).toHaveJSProperty("playbackRate", 1);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await expect(film).toHaveJSProperty("playbackRate", 0);
  await menu.click();
  await expect(film).toHaveJSProperty("playbackRate", 1);

  await menu.click();
  const meeting = page.getByRole("button", { name: "Schedule Meeting" }).first();
  await meeting.press("Enter"); // closes the menu, after the dialog has opened
  await expect(page.getByRole("dialog", { name: "Schedule Meeting" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(film).toHaveJSProperty("playbackRate", 0);
  await page.keyboard.press("Escape");
  await expect(film).toHaveJSProperty("playbackRate", 1);
});

test("[1.004] a film that loads while the menu is open is paused at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const opened = Promise.withResolvers<void>();
  await page.route(/\.(webm|mp4)$/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  opened.resolve();
  await expect(shownFilm(page)).toHaveJSProperty("playbackRate", 0);
});

test("[1.004] no other slide's words are visible during hydration", async ({ page }) => {
  await goto(page, "/");
  const seen = await hero(page)
    .locator("[aria-roledescription=slide]")
    .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).opacity));
  expect(seen).toEqual(["1", "0", "0"]);
});

test("[2.036] the slides advance by themselves, are chosen by number, and stop when asked", async ({
  page,
}) => {
  await openWithPausedClock(page, "/");
  await hero(page).getByRole("button", { name: "Slide 2" }).click();
  await expect(hero(page).getByRole("heading", { name: heroSlides()[1]?.title })).toBeVisible();
  await page.clock.runFor(6100);
  await expect(currentSlide(hero(page))).toHaveText("03");
  await hero(page).getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(20_000);
  await expect(currentSlide(hero(page))).toHaveText("03");
});

test("[1.004] with reduced motion the poster is shown and nothing moves by itself", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithPausedClock(page, "/");
  await page.clock.runFor(20_000);
  await expect(hero(page).getByRole("img")).toBeVisible();
  await expect(hero(page).locator("video")).toHaveCount(0);
  await expect(currentSlide(hero(page))).toHaveText("01");
  await expect(hero(page).getByRole("button", { name: "Pause" })).toBeHidden();
  const residence = page.getByRole("region", { name: "Indus Residence, Dubai South" });
  await expect(currentSlide(residence)).toHaveAccessibleName("Slide 1");
});

test("[1.004] a visitor who saves data gets no film, and slides that stay still", async ({
  page,
}) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") films.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openWithPausedClock(page, "/");
  await page.clock.runFor(10_000);
  await expect(hero(page).locator("video")).toHaveCount(0);
  expect(films).toEqual([]);
  await expect(currentSlide(hero(page))).toHaveText("01");
  await expect(hero(page).getByRole("button", { name: "Pause" })).toHaveCount(0);
});
