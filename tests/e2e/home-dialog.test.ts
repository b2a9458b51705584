import { brotliCompressSync } from "node:zlib";
import type { Locator } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog, homeOf, openHome } from "#tests/e2e/support/home-dialog.ts";
import { homeRows, openGroups, othersLike } from "#tests/e2e/support/homes-list.ts";
import { lettersOnPages } from "#tests/e2e/support/printed-pages.ts";

const home = availableHome;
const exactly = { exact: true };
const unreleased = homeOf("indus-residence-phase-2", "not-released");

test("a home opens over the list with its own title, and Back returns to the list", async ({
  page,
}) => {
  await goto(page, home.path);
  await openGroups(page);
  const title = await page.title();
  await page
    .getByRole("link", { name: new RegExp(`^${home.number}`) })
    .last()
    .click();
  await expect(homeDialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`home=${home.number}`));
  await expect(page).toHaveTitle(`${home.number}, ${home.title} | ${company.name}`);
  await page.goBack();
  await expect(homeDialog(page)).toBeHidden();
  await expect(page).toHaveURL(home.path);
  await expect(page).toHaveTitle(title);
});

test("a link to a home opens it, and closing it leaves the list", async ({ page }) => {
  await openHome(page);
  await homeDialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(homeDialog(page)).toBeHidden();
  await expect(page).toHaveURL(home.path);
});

test("closing a home that was opened from the list of all homes returns to that list", async ({
  page,
}) => {
  await goto(page, "/homes?bedrooms=2");
  await openGroups(page);
  // The rows that do not fit are hidden after the hydration.
  await expect(homeRows(page).filter({ hasNotText: "2 bedrooms" })).toHaveCount(0);
  const link = homeRows(page).nth(3).getByRole("link");
  await link.click();
  await homeDialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(homeDialog(page)).toBeHidden();
  await expect(page).toHaveURL("/homes?bedrooms=2");
  await expect(link).toBeInViewport();
});

test("on a phone a home opens with its view, above the price and the facts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const view = homeDialog(page).getByRole("region", { name: "View" }).getByRole("img");
  await expect(view).toBeInViewport({ ratio: 1 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const facts = homeDialog(page).getByRole("term");
  expect(await top(view)).toBeLessThan(await top(homeDialog(page).getByText("Price", exactly)));
  expect(await top(view)).toBeLessThan(await top(facts.first()));
});

test("a link opens a home at its part, in its currency and unit, and the shared link has all three", async ({
  page,
}) => {
  await goto(page, `${home.path}?home=${home.number}&currency=USD&unit=m²#sun`);
  await expect(homeDialog(page).getByRole("heading", { name: "Sun", exact: true })).toBeFocused();
  await expect(
    homeDialog(page)
      .getByText(/^about USD/)
      .first(),
  ).toBeVisible();
  const chat = homeDialog(page).getByRole("link", { name: /^Share on WhatsApp/ });
  await expect(chat).toHaveAttribute("href", /%23sun$/);
  await homeDialog(page).getByRole("button", { name: "Plan", exact: true }).click();
  await expect(chat).toHaveAttribute("href", /%23plan$/);
  await expect(page).toHaveURL(/#plan$/);
  const message = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  const link = new URL(message.split("\n").at(-1) ?? "");
  expect(link.origin).toBe(company.siteUrl);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    home: home.number,
    currency: "USD",
    unit: "m²",
  });
  await homeDialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(page).not.toHaveURL(/home=|#/);
});

test("the price leads to the cost, and the part that is shown is marked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const parts = homeDialog(page).getByRole("navigation", { name: "Parts of this page" });
  await expect(parts.getByRole("button", { name: "Cost" })).toBeInViewport({ ratio: 0.75 });
  await homeDialog(page).getByRole("button", { name: "What you pay, and when" }).click();
  await expect(homeDialog(page).getByRole("heading", { name: "Cost", exact: true })).toBeFocused();
  await expect(parts.getByRole("button", { name: "Cost" })).toHaveAttribute("aria-current", "true");
  await expect(parts.locator("[aria-current]")).toHaveCount(1);
});

test("the rooms of the floor plan add up to the area in the list, in both units", async ({
  page,
}) => {
  await openHome(page);
  const table = homeDialog(page).getByRole("table", { name: "Rooms and their sizes" });
  for (const unit of ["sq ft", "m²"]) {
    await homeDialog(page).getByRole("button", { name: unit, exact: true }).click();
    const areas = (await table.locator("tbody tr td:last-child").allTextContents()).map(toNumber);
    const rooms = (await table.locator("tbody th").allTextContents()).map((name, index) => ({
      name,
      area: areas[index] ?? Number.NaN,
    }));
    const inside = rooms.filter(({ name }) => !name.startsWith("Balcony"));
    const total = inside.reduce((sum, { area }) => sum + area, 0);
    const stated = await table.locator("tfoot td").first().textContent();
    expect(total).toBeCloseTo(toNumber(stated ?? ""), 6);
    if (unit === "sq ft") expect(total).toBe(Math.round(home.insideArea));
  }
});

function toNumber(text: string): number {
  return Number(text.replace(/[^\d.]/g, ""));
}

test("furniture can be taken off the floor plan", async ({ page }) => {
  await openHome(page);
  const floorPlan = homeDialog(page).getByRole("img", { name: `Floor plan of ${home.number}` });
  const lines = await floorPlan.locator("path").count();
  await homeDialog(page).getByRole("checkbox", { name: "Furniture" }).uncheck();
  await expect(floorPlan.locator("path")).toHaveCount(lines - 1);
});

test("the sun of a home is a chart with a table behind it", async ({ page }) => {
  await openHome(page);
  await homeDialog(page).getByRole("button", { name: "Sun", exact: true }).click();
  await expect(homeDialog(page).getByRole("heading", { name: "Sun", exact: true })).toBeFocused();
  await homeDialog(page).getByText("All times as a table").click();
  const table = homeDialog(page).getByRole("table", {
    name: "Direct sun on the 21st of each month",
  });
  await expect(table.getByRole("row")).toHaveCount(13);
});

test("the view says from which floor and at what hour it was taken", async ({ page }) => {
  await page.route("**/details.json", async (route) => {
    const response = await route.fetch();
    const picture = {
      src: "/media/projects/indus-residence/tile",
      width: 640,
      height: 400,
      widths: [640],
      color: "#888888",
      version: "1",
      blur: "",
      alt: "The garden",
    };
    const stack = `${home.wing}${home.stack}`;
    const views = [{ stack, floor: home.floor + 2, day: "03-21", time: "08:30", picture }];
    await route.fulfill({ response: response, json: { ...(await response.json()), views } });
  });
  await openHome(page);
  await expect(homeDialog(page).getByRole("img", { name: "The garden" })).toBeAttached();
  const caption = `on floor ${home.floor + 2}, on 21 March at 08:30. This home is on floor ${home.floor}.`;
  await expect(homeDialog(page).getByText(caption)).toBeAttached();
});

test.describe("the room", () => {
  // The viewer reads the canvas back from the graphics card.
  test.use({ expectedConsole: [/GPU stall due to ReadPixels/] });

  test("loads a viewer of at most 25 kB of script", async ({ page }) => {
    await openHome(page);
    const lookAround = homeDialog(page).getByRole("button", { name: "Look around in 360°" });
    await expect(lookAround).toBeAttached();
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      // The rest of the dialog loads scripts of its own meanwhile.
      if (/\/panorama[^/]*\.js$/.test(response.url())) scripts.push(response.body());
    });
    await lookAround.click();
    await expect(homeDialog(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
    const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(1000);
    expect(total).toBeLessThanOrEqual(25_000);
  });
});

test("a meeting and a chat name the home", async ({ page }) => {
  await openHome(page);
  const chat = homeDialog(page).getByRole("link", { name: /^WhatsApp/ });
  await expect(chat).toHaveAttribute("href", new RegExp(`home%20${home.number}%20in`));
  await homeDialog(page).getByRole("button", { name: "Schedule a meeting" }).click();
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await expect(popup.locator("[name=message]")).toHaveValue(
    new RegExp(`^I am interested in home ${home.number} in ${home.title}`),
  );
  await expect(popup.locator("[name=propertyInterest]")).toHaveValue("Buy a Property");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(homeDialog(page)).toBeVisible();
});

test.describe("a home that is not released", () => {
  test.use({ expectedConsole: [liveMapErrors] });

  test("leads to the register of interest, which names it", async ({ page }) => {
    await openHome(page, unreleased);
    await expect(homeDialog(page).getByText("Indicative price")).toBeVisible();
    await expect(
      homeDialog(page).getByText("Not open yet: no home can be reserved"),
    ).toBeAttached();
    await expect(homeDialog(page).getByRole("button", { name: "Schedule a meeting" })).toHaveCount(
      0,
    );
    await homeDialog(page).getByRole("button", { name: "Register your interest" }).click();
    const popup = page.getByRole("dialog", { name: "Register your interest" });
    await expect(popup).toContainText(`${unreleased.title} is not on sale yet.`);
  });
});

test("a sold home says so, with a way to one like it", async ({ page }) => {
  const sold = homeOf("warsan-tower", "sold");
  await openHome(page, sold);
  await expect(
    homeDialog(page).getByText("This home is sold. Ask us about one like it."),
  ).toBeVisible();
  await expect(homeDialog(page).getByText("Sold", { exact: true })).toBeVisible();
  await expect(homeDialog(page).getByText(othersLike("warsan-tower", sold.type))).toBeVisible();
  await expect(homeDialog(page).getByText(/^Availability as of/)).toBeVisible();
  await expect(homeDialog(page).getByRole("button", { name: "Cost" })).toHaveCount(0);
  await expect(homeDialog(page).getByRole("region", { name: "Cost" })).toHaveCount(0);
  await expect(homeDialog(page).getByRole("button", { name: "Schedule a meeting" })).toBeVisible();
});

test("every change of the handover is shown", async ({ page }) => {
  await openHome(page);
  const terms = homeDialog(page).getByRole("region", { name: "Dates and terms" });
  const { promised } = findDevelopment("indus-residence")!.construction;
  for (const [index, { on, handover }] of promised.entries()) {
    const change = index === 0 ? "First promised" : "Changed";
    await expect(terms).toContainText(`${change} on ${plainDate(on)}: ${plainDate(handover)}`);
  }
  await expect(terms).toContainText("A demonstration: this development does not exist.");
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_FAILED/] });

  test("the details of a home can be loaded again", async ({ page }) => {
    await page.route("**/details.json", (route) => route.abort());
    await goto(page, `${home.path}?home=${home.number}`);
    await expect(homeDialog(page).getByText("could not be loaded")).toBeVisible();
    await page.unroute("**/details.json");
    await homeDialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(
      homeDialog(page).getByRole("heading", { name: "Plan", exact: true }),
    ).toBeVisible();
  });
});

test("a home prints on A4 without the page behind it", async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(homeDialog(page).getByText(`Printed from ${company.siteUrl}`)).toBeVisible();
  for (const rest of ["button", "navigation", "checkbox"] as const) {
    await expect(homeDialog(page).getByRole(rest).filter({ visible: true })).toHaveCount(0);
  }
  const letters = lettersOnPages(await page.pdf({ format: "A4" }));
  expect(letters.length).toBeGreaterThan(1);
  for (const onPage of letters) expect(onPage).toBeGreaterThan(100);
});

for (const key of ["indus-residence", "warsan-tower"]) {
  test(`the sheet of a home in ${key} for a client has two pages with the payment plan`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openHome(page, homeOf(key, "available"));
    const steps = homeDialog(page).getByRole("heading", { name: "The steps of the payment plan" });
    await expect(steps).toBeAttached();
    await homeDialog(page).getByRole("button", { name: "Print or save as PDF" }).click();
    await page.emulateMedia({ media: "print" });
    for (const part of ["Plan", "View", "Sun", "Dates and terms"]) {
      await expect(homeDialog(page).getByRole("region", { name: part })).toBeVisible();
    }
    await expect(steps).toBeVisible();
    await expect(homeDialog(page).getByText("What is due when")).toBeHidden();
    expect(lettersOnPages(await page.pdf({ format: "A4" }))).toHaveLength(2);
    // The calendar's own button prints everything.
    await expect(homeDialog(page).getByText("What is due when")).toBeVisible();
  });
}

test("the chart of the cash is not cut off on paper", async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ media: "print" });
  const label = homeDialog(page).getByText("1,000,000", { exact: true });
  await expect.poll(async () => (await label.boundingBox())?.x).toBeGreaterThanOrEqual(0);
});
