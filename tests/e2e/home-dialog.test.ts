import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { company } from "#catalog/company.ts";
import { plainDate } from "#domain/calendar-date.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { gotoHomes, homeRows } from "#tests/e2e/support/homes-list.ts";
import { lettersOnPages } from "#tests/e2e/support/printed-pages.ts";

const developments = allDevelopments();
const home = homeOf("indus-residence", "available");
const unreleased = homeOf("indus-residence-phase-2", "not-released");

function homeOf(key: string, status: string) {
  return findHome(key, (one) => one.status === status);
}

function homeOfType(key: string, type: string) {
  return findHome(key, (one) => one.type === type);
}

function findHome(key: string, fits: (one: ListedHome) => boolean) {
  const development = developments.find((candidate) => candidate.key === key);
  const found = development && listedHomes(development).find(fits);
  if (!found) throw new Error(`${key} has no such home`);
  return { ...found, path: `/homes/${key}`, title: development.project.title };
}

const dialog = (page: Page) => page.getByRole("dialog", { name: /^[A-C]-\d+/ });

async function openHome(page: Page, { path, number } = home): Promise<void> {
  await goto(page, `${path}?home=${number}`);
  await expect(dialog(page).getByRole("heading", { name: "Plan", exact: true })).toBeVisible();
}

test("a home opens over the list with its own title, and Back returns to the list", async ({
  page,
}) => {
  await goto(page, home.path);
  const title = await page.title();
  await page
    .getByRole("link", { name: new RegExp(`^${home.number}`) })
    .last()
    .click();
  await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`home=${home.number}`));
  await expect(page).toHaveTitle(`${home.number}, ${home.title} | ${company.name}`);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(home.path);
  await expect(page).toHaveTitle(title);
});

test("a link to a home opens it, and closing it leaves the list", async ({ page }) => {
  await openHome(page);
  await dialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(home.path);
});

test("closing a home that was opened from the list of all homes returns to that list", async ({
  page,
}) => {
  await gotoHomes(page, "/homes?bedrooms=2");
  const link = homeRows(page).nth(3).getByRole("link");
  await link.click();
  await dialog(page).getByRole("button", { name: "Close this home" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/homes?bedrooms=2");
  await expect(link).toBeInViewport();
});

test("the price leads to the cost, and the part that is shown is marked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const parts = dialog(page).getByRole("navigation", { name: "Parts of this page" });
  await expect(parts.getByRole("button", { name: "Cost" })).toBeInViewport({ ratio: 0.75 });
  await dialog(page).getByRole("button", { name: "What you pay, and when" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Cost", exact: true })).toBeFocused();
  await expect(parts.getByRole("button", { name: "Cost" })).toHaveAttribute("aria-current", "true");
  await expect(parts.locator("[aria-current]")).toHaveCount(1);
});

test("the rooms of the plan add up to the area in the list, in both units", async ({ page }) => {
  await openHome(page);
  const table = dialog(page).getByRole("table", { name: "Rooms and their sizes" });
  for (const unit of ["sq ft", "m²"]) {
    await dialog(page).getByRole("button", { name: unit, exact: true }).click();
    const areas = (await table.locator("tbody tr td:last-child").allTextContents()).map(toNumber);
    const rooms = (await table.locator("tbody th").allTextContents()).map((name, index) => ({
      name,
      area: areas[index] ?? Number.NaN,
    }));
    const inside = rooms.filter(({ name }) => !name.startsWith("Balcony"));
    const total = inside.reduce((sum, { area }) => sum + area, 0);
    const stated = await table.locator("tfoot td").first().textContent();
    expect(total).toBeCloseTo(toNumber(stated ?? ""), 6);
    if (unit === "sq ft") expect(total).toBe(home.insideArea);
  }
});

function toNumber(text: string): number {
  return Number(text.replace(/[^\d.]/g, ""));
}

test("furniture can be taken off the plan", async ({ page }) => {
  await openHome(page);
  const plan = dialog(page).getByRole("img", { name: `Floor plan of ${home.number}` });
  const lines = await plan.locator("path").count();
  await dialog(page).getByRole("checkbox", { name: "Furniture" }).uncheck();
  await expect(plan.locator("path")).toHaveCount(lines - 1);
});

test("the sun of a home is a chart with a table behind it", async ({ page }) => {
  await openHome(page);
  await dialog(page).getByRole("button", { name: "Sun", exact: true }).click();
  await expect(dialog(page).getByRole("heading", { name: "Sun", exact: true })).toBeFocused();
  await dialog(page).getByText("All times as a table").click();
  const table = dialog(page).getByRole("table", { name: "Direct sun on the 21st of each month" });
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
  await expect(dialog(page).getByRole("img", { name: "The garden" })).toBeAttached();
  const caption = `on floor ${home.floor + 2}, on 21 March at 08:30. This home is on floor ${home.floor}.`;
  await expect(dialog(page).getByText(caption)).toBeAttached();
});

test.describe("the room", () => {
  // The viewer reads the canvas back from the graphics card.
  test.use({ expectedConsole: [/GPU stall due to ReadPixels/] });

  test("loads a viewer of at most 25 kB of script", async ({ page }) => {
    await openHome(page);
    const lookAround = dialog(page).getByRole("button", { name: "Look around in 360°" });
    await expect(lookAround).toBeAttached();
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      // The rest of the dialog loads scripts of its own meanwhile.
      if (/\/panorama[^/]*\.js$/.test(response.url())) scripts.push(response.body());
    });
    await lookAround.click();
    await expect(dialog(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
    const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(1000);
    expect(total).toBeLessThanOrEqual(25_000);
  });
});

test("a meeting and a chat name the home", async ({ page }) => {
  await openHome(page);
  const chat = dialog(page).getByRole("link", { name: /^WhatsApp/ });
  await expect(chat).toHaveAttribute("href", new RegExp(`home%20${home.number}%20in`));
  await dialog(page).getByRole("button", { name: "Schedule a meeting" }).click();
  const popup = page.getByRole("dialog", { name: "Schedule Meeting" });
  await expect(popup.locator("[name=message]")).toHaveValue(
    new RegExp(`^I am interested in home ${home.number} in ${home.title}`),
  );
  await expect(popup.locator("[name=propertyInterest]")).toHaveValue("Buy a Property");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(dialog(page)).toBeVisible();
});

test.describe("a home that is not released", () => {
  // The live map comes from another host, which tests cannot reach.
  test.use({ expectedConsole: [/openstreetmap|ERR_NAME_NOT_RESOLVED/] });

  test("leads to the register of interest, which names it", async ({ page }) => {
    await openHome(page, unreleased);
    await expect(dialog(page).getByText("Indicative price")).toBeVisible();
    await expect(dialog(page).getByText("Not open yet: no home can be reserved")).toBeAttached();
    await expect(dialog(page).getByRole("button", { name: "Schedule a meeting" })).toHaveCount(0);
    await dialog(page).getByRole("link", { name: "Register your interest" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("form", { name: "Inquiry" }).locator("[name=message]")).toHaveValue(
      new RegExp(`^I am interested in home ${unreleased.number} in ${unreleased.title}`),
    );
  });
});

test("a sold home says so, with a way to one like it", async ({ page }) => {
  await openHome(page, homeOf("warsan-tower", "sold"));
  await expect(
    dialog(page).getByText("This home is sold. Ask us about one like it."),
  ).toBeVisible();
  await expect(dialog(page).getByText("Sold, as of")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Schedule a meeting" })).toBeVisible();
});

test("every change of the handover is shown", async ({ page }) => {
  await openHome(page);
  const terms = dialog(page).getByRole("region", { name: "Dates and terms" });
  const { promised } = developments.find(({ key }) => key === "indus-residence")!.construction;
  for (const [index, { on, handover }] of promised.entries()) {
    const change = index === 0 ? "First promised" : "Changed";
    await expect(terms).toContainText(`${change} on ${plainDate(on)}: ${plainDate(handover)}`);
  }
  await expect(terms).toContainText("a demonstration, not a real permit");
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_FAILED/] });

  test("the details of a home can be loaded again", async ({ page }) => {
    await page.route("**/details.json", (route) => route.abort());
    await goto(page, `${home.path}?home=${home.number}`);
    await expect(dialog(page).getByText("could not be loaded")).toBeVisible();
    await page.unroute("**/details.json");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Plan", exact: true })).toBeVisible();
  });
});

test("a home prints on A4 without the page behind it", async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(dialog(page).getByText(`Printed from ${company.siteUrl}`)).toBeVisible();
  for (const rest of ["button", "navigation", "checkbox"] as const) {
    await expect(dialog(page).getByRole(rest).filter({ visible: true })).toHaveCount(0);
  }
  const letters = lettersOnPages(await page.pdf({ format: "A4" }));
  expect(letters.length).toBeGreaterThan(1);
  for (const onPage of letters) expect(onPage).toBeGreaterThan(100);
});

for (const [key, type] of [
  ["warsan-tower", "two-bedroom"],
  ["indus-residence-phase-2", "one-bedroom"],
  ["indus-residence", "two-bedroom-corner"],
] as const) {
  test(`the ${type} plan of ${key} is on the first printed page, on A4 and Letter`, async ({
    page,
  }) => {
    await openHome(page, homeOfType(key, type));
    await expect(dialog(page).getByText("Cash before the keys").first()).toBeVisible();
    for (const format of ["A4", "Letter"]) {
      const [first = 0, ...others] = lettersOnPages(await page.pdf({ format }));
      // The head of the dialog alone has about 230 letters.
      expect(first, format).toBeGreaterThan(500);
      for (const onPage of others) expect(onPage, format).toBeGreaterThan(400);
    }
  });
}

test("the chart of the cash is not cut off on paper", async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ media: "print" });
  const label = dialog(page).getByText("1,000,000", { exact: true });
  await expect.poll(async () => (await label.boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

for (const width of [390, 1440]) {
  test(`every text of a plan is at least 11 px at ${width} px, and in its room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHome(page, homeOfType("warsan-tower", "two-bedroom"));
    const texts = await dialog(page)
      .getByRole("region", { name: "Plan" })
      .locator("[aria-hidden] > p")
      .evaluateAll((all) =>
        all
          .filter(({ clientHeight }) => clientHeight > 0)
          .map((text) => ({
            text: text.textContent,
            size: Number.parseFloat(getComputedStyle(text).fontSize),
            overflow: text.scrollWidth - (text.parentElement?.clientWidth ?? 0),
          })),
      );
    expect(texts.length).toBeGreaterThan(9);
    for (const { text, size, overflow } of texts) {
      expect(size, text).toBeGreaterThanOrEqual(11);
      expect(overflow, text).toBeLessThanOrEqual(4);
    }
  });
}
