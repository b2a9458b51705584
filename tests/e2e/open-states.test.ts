import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openState, overlays, usedPages } from "#tests/e2e/support/open-states.ts";
import { bringCart, firstTitle, lastTitle } from "#tests/e2e/support/shop-visitor.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";

test.use({
  // An animation would let the checker see half-faded text.
  contextOptions: { reducedMotion: "reduce" },
  // The live map comes from another host, which tests cannot reach.
  expectedConsole: [/openstreetmap|ERR_NAME_NOT_RESOLVED/],
});

for (const [name, state] of Object.entries({ ...overlays, ...usedPages })) {
  for (const [screen, width, narrowest] of [
    ["phone", 390, 320],
    ["desk", 1440, 1280],
  ] as const) {
    if (state.only && state.only !== screen) continue;
    test(`${name} is accessible and fits on a ${screen}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await bringCart(page, [firstTitle, lastTitle]);
      await openState(page, state);
      expect.soft(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: narrowest, height: 640 });
      await expect.poll(() => findOverflow(page), `at ${narrowest} px`).toEqual([]);
    });
  }
}
