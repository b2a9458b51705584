import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { homeDialog, homeOfType, openHome } from "#tests/e2e/support/home-dialog.ts";
import { lettersOnPages } from "#tests/e2e/support/printed-pages.ts";
import { everyOrFirst } from "#tests/sweep.ts";

const types = [
  ["warsan-tower", "two-bedroom"],
  ["indus-residence-phase-2", "one-bedroom"],
  ["indus-residence", "two-bedroom-corner"],
] as const;

for (const [key, type] of everyOrFirst(types)) {
  test(`the ${type} floor plan of ${key} is on the first printed page, on A4 and Letter`, async ({
    page,
  }) => {
    await openHome(page, homeOfType(key, type));
    await expect(homeDialog(page).getByText("Cash before the keys").first()).toBeVisible();
    for (const format of ["A4", "Letter"]) {
      const [first = 0, ...others] = lettersOnPages(await page.pdf({ format }));
      // The head of the dialog alone has about 230 letters.
      expect(first, format).toBeGreaterThan(500);
      for (const onPage of others) expect(onPage, format).toBeGreaterThan(400);
    }
  });
}

for (const width of everyOrFirst([390, 1440])) {
  test(`every text of a floor plan is at least 11 px at ${width} px, and in its room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHome(page, homeOfType("warsan-tower", "two-bedroom"));
    const labels = await homeDialog(page)
      .getByRole("region", { name: "Plan" })
      .locator(".room-label")
      .evaluateAll((elements) =>
        elements.map((label) => {
          const cut = Array.from(
            label.children,
            (child) => child.clientHeight && child.scrollHeight - child.clientHeight,
          );
          const added = ["::before", "::after"].map((part) => getComputedStyle(label, part));
          const shown = [
            ...Array.from(label.children, (child) => getComputedStyle(child)),
            ...added,
          ]
            .filter(({ display, height }) => display !== "none" && Number.parseFloat(height) > 0)
            .map(({ fontSize, width }) => ({
              size: Number.parseFloat(fontSize),
              overflow: Number.parseFloat(width) - label.clientWidth,
            }));
          return { room: label.textContent, cut: Math.max(...cut), shown };
        }),
      );
    expect(labels.length).toBeGreaterThan(5);
    for (const { room, cut, shown } of labels) {
      expect(shown.length, room).toBeGreaterThan(0);
      expect(cut, room).toBeLessThanOrEqual(1);
      for (const { size, overflow } of shown) {
        expect(size, room).toBeGreaterThanOrEqual(11);
        expect(overflow, room).toBeLessThanOrEqual(4);
      }
    }
  });
}
