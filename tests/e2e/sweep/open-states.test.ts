import { expect, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { openState, overlays, usedPages } from "#tests/e2e/support/open-states.ts";
import { bringCart, firstTitle, lastTitle } from "#tests/e2e/support/shop-visitor.ts";
import { checkMirroredLayout } from "#tests/e2e/support/mirrored-layout.ts";
import { everyOrFirst } from "#tests/sweep.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";

test.use({
  // An animation would let the checkers see a state on its way.
  contextOptions: { reducedMotion: "reduce" },
  expectedConsole: [liveMapErrors],
});

const screens = [
  { screen: "phone", width: 390, narrowest: 320 },
  { screen: "desk", width: 1440, narrowest: 1280 },
];

// The magnified picture is scrolled to its middle when it opens, in the direction the page then has.
const notMirrored = "the zoomed picture";

for (const [name, state] of Object.entries({ ...overlays, ...usedPages })) {
  const shownOn = screens.filter(({ screen }) => !state.only || state.only === screen);
  for (const { width, narrowest } of everyOrFirst(shownOn)) {
    test(`${name} is accessible, fits and can be mirrored at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await bringCart(page, [firstTitle, lastTitle]);
      await openState(page, state);
      expect.soft(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: narrowest, height: 640 });
      await expect.poll(() => findOverflow(page), `at ${narrowest} px`).toEqual([]);
      if (name !== notMirrored) await checkMirroredLayout(page, [width]);
    });
  }
}
