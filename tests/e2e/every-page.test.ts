import type { Page } from "@playwright/test";
import { builtPages } from "#tests/built-pages.ts";
import { watchComplaints, watchFailures } from "#tests/e2e/complaints.ts";
import { expect, goto, test as base } from "#tests/e2e/fixtures.ts";
import { stickingOut } from "#tests/e2e/sticking-out.ts";
import { violations } from "#tests/e2e/violations.ts";

type Visit = { page: Page; complaints: string[] };

/** One visitor for all pages: what the pages share is fetched once, as in life. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        // Movement would let the checker see half-faded text.
        reducedMotion: "reduce",
      });
      // The live map is asked of another host, which tests cannot reach.
      await context.route("https://www.openstreetmap.org/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "A map" }),
      );
      const page = await context.newPage();
      const complaints = watchComplaints(page);
      watchFailures(page, complaints);
      await provide({ page, complaints });
      await context.close();
    },
    { scope: "worker" },
  ],
});

const softly = expect.configure({ soft: true });

// Each page is checked twice.
test.describe.configure({ timeout: 90_000 });

for (const path of builtPages()) {
  test(`${path} is in order on a phone and on a desk`, async ({ visit: { page, complaints } }) => {
    complaints.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    await goto(page, path);
    await wakeByScrolling(page);
    expect.soft(await violations(page), "at 390 px").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await softly.poll(() => stickingOut(page), "at 320 px").toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await wakeByKey(page);
    expect.soft(await violations(page), "at 1440 px").toEqual([]);
    await softly.poll(() => stickingOut(page), "at 1440 px").toEqual([]);
    expect.soft(complaints, "what the page complained of").toEqual([]);
  });
}

/** Whoever reads to the end wakes every part that can be seen, and fetches its pictures. */
function wakeByScrolling(page: Page) {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await nextFrame();
    }
    // A part within a part sleeps on when the one around it wakes.
    const sleeper = () =>
      [...document.querySelectorAll("[data-asleep]")].find((part) => part.checkVisibility());
    for (let part = sleeper(); part; part = sleeper()) {
      part.scrollIntoView({ block: "center" });
      await nextFrame();
    }
    scrollTo(0, 0);
  });
}

/** A key wakes all at once, what lies in closed panels too. */
async function wakeByKey(page: Page) {
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-asleep]")).toHaveCount(0);
}
