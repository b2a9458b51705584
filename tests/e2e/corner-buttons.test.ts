import type { Page } from "@playwright/test";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";

test.use({
  expectedConsole: [liveMapErrors],
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of ["/project", "/contact", "/home4", "/blog-single/1", "/service-single/1"]) {
  test(`on a screen of 320 px no control with focus is under a corner button: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goto(page, path);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(await coveredInTurn(page)).toEqual([]);
  });
}

test("the end of a page is clear of the corner buttons", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goto(page, "/about");
  const lastLink = page.getByRole("contentinfo").getByRole("link").last();
  // The page grows while its lower parts are laid out.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(lastLink).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Back to top" })).toBeVisible();
  await lastLink.click({ trial: true });
});

test.describe("on a touch screen of 320 px", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  for (const path of ["/about", "/contact", "/project-single/1"]) {
    test(`every control can be scrolled out from under the corner buttons: ${path}`, async ({
      page,
    }) => {
      await goto(page, path);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const footer = page.getByRole("contentinfo");
        await expect(footer.getByRole("link").last()).toBeInViewport({ ratio: 1, timeout: 500 });
      }).toPass();
      await expect(page.getByRole("link", { name: "Back to top" })).toBeVisible();
      expect(await coveredAtEnd(page)).toEqual([]);
    });
  }
});

for (const path of ["/product-single/1", "/project-single/1"]) {
  test(`the zoom mark of a picture never scrolls under a corner button: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goto(page, path);
    const marks = page.getByRole("main").locator("button.cursor-zoom-in > span");
    await expect(marks).not.toHaveCount(0);
    const corner = await page.getByRole("button", { name: /^Chat with us/ }).boundingBox();
    for (const mark of await marks.all()) {
      const box = await mark.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(corner?.x ?? 0);
    }
  });
}

/** Controls under a corner button at the end of the page, where they cannot be scrolled away. */
function coveredAtEnd(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shortcuts = [...document.querySelectorAll("[aria-label=Shortcuts] :is(a, button)")];
    const controls = document.querySelectorAll(":is(main, footer) :is(a[href], button)");
    return [...controls]
      .filter((control) => {
        // A tap in the middle of the control must reach it.
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return shortcuts.filter(isSeen).some((shortcut) => {
          const box = shortcut.getBoundingClientRect();
          return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        });
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

/** Focuses every control in turn, and lists those that a corner button covers. */
function coveredInTurn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shortcuts = [...document.querySelectorAll("[aria-label=Shortcuts] :is(a, button)")];
    const controls = document.querySelectorAll<HTMLElement>(
      ":is(main, footer) :is(a[href], button, input, select, textarea)",
    );
    const covered: string[] = [];
    for (const control of controls) {
      if (control.tabIndex < 0 || !isSeen(control)) continue;
      control.focus();
      await new Promise(requestAnimationFrame);
      const one = control.getBoundingClientRect();
      const isCovered = shortcuts.filter(isSeen).some((shortcut) => {
        const other = shortcut.getBoundingClientRect();
        return one.right > other.left && one.bottom > other.top + 1 && one.top < other.bottom;
      });
      if (isCovered) covered.push(control.outerHTML.slice(0, 160));
    }
    return covered;
  });
}
