import type { Page } from "@playwright/test";
import { pauseClock } from "#tests/e2e/support/carousels.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

async function openStory(page: Page) {
  await page.getByRole("button", { name: "Watch Our Story" }).click();
  const story = page.getByRole("dialog");
  await expect(story).toBeVisible();
  return story;
}

test("[1.005] [4.006] [9.006] the story loads for 300 ms, plays, and is rewound when closed", async ({
  page,
}) => {
  await page.clock.install();
  await goto(page, "/");
  // The dialog's code is loaded at the first opening, so only the second can be timed.
  await openStory(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await pauseClock(page);

  const story = await openStory(page);
  const film = story.locator("video");
  const loading = story.getByText("Loading the film");
  await page.clock.runFor(290);
  await expect(loading).toBeAttached();
  await expect(film).toHaveJSProperty("paused", true);
  await page.clock.runFor(20);
  await expect(loading).toHaveCount(0);
  await expect(film).toHaveJSProperty("paused", false);
  await expect(film.locator("source").first()).toHaveAttribute("src", /^\/media\//);
  await expect(film.locator("track[kind=captions]")).toHaveCount(1);
  const position = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position).toBeGreaterThan(0.1);

  await story.getByRole("button", { name: "Close" }).click();
  await expect(story).toBeHidden();
  await expect(page.locator("dialog video")).toHaveJSProperty("paused", true);
  await expect(page.locator("dialog video")).toHaveJSProperty("currentTime", 0);
});

test("[2.031] Escape and the backdrop close the story, and the page behind it is locked", async ({
  page,
}) => {
  await goto(page, "/");
  const story = await openStory(page);
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await expect(story).toBeHidden();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");

  await openStory(page);
  await page.mouse.click(5, 5);
  await expect(story).toBeHidden();
});
