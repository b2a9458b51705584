import type { Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

const mapHost = "https://www.openstreetmap.org/**";

function liveMap(page: Page) {
  return page.getByTitle("Map of our office");
}

function drawnMap(page: Page) {
  return page.getByRole("main").locator('img[src="/map/dubai.svg"]');
}

test("[2.077] the contact page asks 'Have Any Question?' and names every way to the office", async ({
  page,
}) => {
  await goto(page, "/contact");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: "Have Any Question?", exact: true }),
  ).toBeVisible();

  const office = main.getByRole("region", { name: "Our office in Dubai" });
  await expect(office).toContainText(company.address.street);
  for (const phone of company.phones) {
    const link = office.getByRole("link", { name: phone });
    await expect(link).toHaveAttribute("href", `tel:${phone.replaceAll(" ", "")}`);
  }
  await expect(office.getByRole("link", { name: company.email })).toBeVisible();
  await expect(office).toContainText(company.openingHours.days);
  const chat = office.getByRole("link", { name: /WhatsApp/ });
  await expect(chat).toHaveAttribute("href", `https://wa.me/${company.chatNumber}`);
});

test("[2.077] the live map is requested only near it, and covers the drawn one", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) asked.push(request.url());
  });
  await page.route(mapHost, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
  await page.setViewportSize({ width: 390, height: 600 });
  await goto(page, "/contact");
  await expect(page.getByRole("heading", { name: "Have Any Question?" })).toBeVisible();
  expect(asked).toEqual([]);

  await drawnMap(page).scrollIntoViewIfNeeded();
  await expect(drawnMap(page)).toBeVisible();
  await expect(liveMap(page)).toHaveCSS("opacity", "1");
  const url = new URL((await liveMap(page).getAttribute("src")) ?? "");
  expect(url.pathname).toBe("/export/embed.html");
  const { latitude, longitude } = company.address;
  expect(url.searchParams.get("marker")).toBe(`${latitude},${longitude}`);
});

test("[2.077] the drawn map names roads, districts and the office", async ({ page }) => {
  await page.route(mapHost, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await goto(page, "/contact");
    const frame = await page.locator("figure > div").boundingBox();
    for (const name of ["Sheikh Zayed Road", "Burj Khalifa", company.name]) {
      const box = await page.locator("figure .map-label > [dir]", { hasText: name }).boundingBox();
      const { x = -1, y = -1, width: wide = 0, height = 0 } = box ?? {};
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(x + wide, name).toBeLessThanOrEqual(width);
      expect(y, name).toBeGreaterThanOrEqual(frame?.y ?? 0);
      expect(y + height, name).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    }
  }
});

test("the contact page says what is near the office", async ({ page }) => {
  await goto(page, "/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("figure")).toContainText("Indus Gulf, Business Bay, Dubai");
  const metro = main.locator("dl > div").filter({ hasText: "Metro" });
  await expect(metro).toContainText("Business Bay");
  await expect(metro).toContainText(/1\.\d km/);
});

test("[2.077] the map can be opened in a tab of its own", async ({ page }) => {
  await goto(page, "/contact");
  const link = page.getByRole("main").getByRole("link", { name: /^Open in maps/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/search\/.*25\.1851/,
  );
});

test.describe("without a connection to the map's host", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("[2.077] the drawn map stays", async ({ page }) => {
    await page.route(mapHost, (route) => route.abort());
    const refused = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("openstreetmap"),
    );
    await goto(page, "/contact");
    await drawnMap(page).scrollIntoViewIfNeeded();
    await refused;
    await expect(drawnMap(page)).toBeVisible();
    await expect(liveMap(page), "an error page never covers it").toHaveCSS("opacity", "0");
    await expect(liveMap(page)).toHaveAttribute("inert");
  });
});
