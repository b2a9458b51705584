import type { Locator, Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog } from "#tests/e2e/support/home-dialog.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

type Find = (page: Page) => Locator;

const homePath = `${availableHome.path}?home=${availableHome.number}`;

/** The middle of a control, without its border. */
async function middleOf(control: Locator) {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const box = await control.boundingBox();
  if (!box) throw new Error("the control is not shown");
  const clip = { x: box.x + box.width / 2 - 3, y: box.y + box.height / 2 - 3, width: 6, height: 6 };
  return page.screenshot({ clip });
}

for (const { name, path, role } of [
  { name: "Individual", path: "/broker-registration", role: "radio" },
  { name: "Remember Me", path: "/login", role: "checkbox" },
] as const) {
  test(`with forced colours a selected ${role} shows its mark`, async ({ page }) => {
    await goto(page, path);
    const control = page.getByRole(role, { name });
    const before = await middleOf(control);
    await control.check();
    const after = await middleOf(control);
    expect(after.equals(before), "nothing is seen of the choice").toBe(false);
  });
}

/** A chosen control and another of its group, on a page that needs no click. */
const groups: Record<string, { path: string; chosen: Find; other: Find }> = {
  "the tab of a product": {
    path: "/product-single/1",
    chosen: (page) => page.getByRole("tab", { selected: true }),
    other: (page) => page.getByRole("tab", { selected: false }).first(),
  },
  "the part of a home": {
    path: homePath,
    chosen: (page) => parts(page).locator("[aria-current]"),
    other: (page) => parts(page).locator("button:not([aria-current])").first(),
  },
  "the unit of a floor plan": {
    path: homePath,
    chosen: (page) => units(page).getByRole("button", { pressed: true }),
    other: (page) => units(page).getByRole("button", { pressed: false }),
  },
  "the side of a building": {
    path: "/homes/indus-residence",
    chosen: (page) => page.locator("label:has(:checked[name=side])"),
    other: (page) => page.locator("label:has([name=side]:not(:checked))").first(),
  },
  "a filter in use": {
    path: "/homes?bedrooms=2",
    chosen: (page) => filters(page).getByRole("button", { name: "Bedrooms", exact: true }),
    other: (page) => filters(page).getByRole("button", { name: "Price", exact: true }),
  },
  "the view of the projects": {
    path: "/project",
    chosen: (page) => views(page).getByRole("link", { name: "List", exact: true }),
    other: (page) => views(page).getByRole("link", { name: "Map", exact: true }),
  },
  "the city of the map": {
    path: "/project/map",
    chosen: (page) => page.getByRole("main").getByRole("button", { pressed: true }).first(),
    other: (page) => page.getByRole("main").getByRole("button", { pressed: false }).first(),
  },
  "the page of the blog": {
    path: "/blog",
    chosen: (page) => page.getByRole("link", { name: "Page 1", exact: true }),
    other: (page) => page.getByRole("link", { name: "Page 2", exact: true }),
  },
  "the card of a payment": {
    path: "/checkout",
    chosen: (page) => page.locator("label:has(:checked[name=card_type])"),
    other: (page) => page.locator("label:has([name=card_type]:not(:checked))").first(),
  },
  "the slide of the landing page": {
    path: "/",
    chosen: (page) => page.locator(".slide-dot[aria-current]").first(),
    other: (page) => page.locator(".slide-dot:not([aria-current])").first(),
  },
};

for (const [name, { path, chosen, other }] of Object.entries(groups)) {
  test(`with forced colours ${name} has the background of a selection`, async ({ page }) => {
    await goto(page, path);
    const background = await selectionAt(chosen(page));
    await expect(chosen(page)).toHaveCSS("background-color", background);
    await expect(other(page)).not.toHaveCSS("background-color", background);
  });
}

test("with forced colours a pressed heart has the background of a selection", async ({ page }) => {
  await goto(page, "/shop");
  const heart = page.getByRole("button", { name: /^Add .* to wishlist$/ }).first();
  const background = await selectionAt(heart);
  await expect(heart).not.toHaveCSS("background-color", background);
  await heart.click();
  await expect(heart).toHaveCSS("background-color", background);
});

function parts(page: Page) {
  return homeDialog(page).getByRole("navigation", { name: "Parts of this page" });
}

function units(page: Page) {
  return homeDialog(page).getByRole("group", { name: /unit/i });
}

function filters(page: Page) {
  return page.getByRole("search", { name: "Find a home" });
}

function views(page: Page) {
  return page.getByRole("main").getByRole("navigation").filter({ hasText: "List" });
}

/** The system's colour, which is another one on a dark ground. */
function selectionAt(control: Locator): Promise<string> {
  return control.evaluate(({ parentElement }) => {
    const sample = document.createElement("i");
    sample.style.cssText = "forced-color-adjust: none; background-color: SelectedItem";
    parentElement?.append(sample);
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  });
}
