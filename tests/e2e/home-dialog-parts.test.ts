import { brotliCompressSync } from "node:zlib";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog, openHome } from "#tests/e2e/support/home-dialog.ts";

const home = availableHome;

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
