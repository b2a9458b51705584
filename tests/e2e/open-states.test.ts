import { expect, test } from "#tests/e2e/fixtures.ts";
import { openState, overlays, usedPages } from "#tests/e2e/open-states.ts";
import { bringCart } from "#tests/e2e/shop-visitor.ts";
import { stickingOut } from "#tests/e2e/sticking-out.ts";
import { violations } from "#tests/e2e/violations.ts";

test.use({
  // Movement would let the checker see half-faded text.
  contextOptions: { reducedMotion: "reduce" },
  // The live map is asked of another host, which tests cannot reach.
  expectedConsole: [/openstreetmap|ERR_NAME_NOT_RESOLVED/],
});

for (const [name, state] of Object.entries({ ...overlays, ...usedPages })) {
  for (const [screen, width, narrowest] of [
    ["phone", 390, 320],
    ["desk", 1440, 1280],
  ] as const) {
    if (state.only && state.only !== screen) continue;
    test(`${name} can be used by all on a ${screen}, and fits it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await bringCart(page, ["Sutlej Armchair", "Swat Vase"]);
      await openState(page, state);
      expect.soft(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: narrowest, height: 640 });
      await expect.poll(() => stickingOut(page), `at ${narrowest} px`).toEqual([]);
    });
  }
}
