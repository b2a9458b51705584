import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";

test("a page reached by a link looks as it does when it is opened directly", async ({ page }) => {
  await goto(page, "/about");
  const opened = await looks(page);

  await goto(page, "/cart");
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
  const differing = async () => {
    const reached = await looks(page);
    return Object.keys(opened).filter((classes) => reached[classes] !== opened[classes]);
  };
  await expect.poll(differing).toEqual([]);
});

test("filters do not ask for the styles of other pages, the way to one of them does", async ({
  page,
}) => {
  await goto(page, "/project");
  const sheet = page.locator("link[data-for]");
  await page.getByRole("searchbox", { name: "Search" }).fill("tower");
  await expect(page).toHaveURL(/tower/);
  await expect(sheet).toHaveAttribute("disabled");
  await page.getByRole("banner").getByRole("link", { name: "Indus Gulf" }).click();
  await expect(page).toHaveURL("/");
  await expect(sheet).not.toHaveAttribute("disabled");
});

test.describe("a newer version of the site", () => {
  test.use({ expectedConsole: [/404/] });

  test("has other styles, so the next page is opened afresh", async ({ page }) => {
    await page.route("**/assets/app-*.css", (route) => route.fulfill({ status: 404 }));
    await goto(page, "/cart");
    const before = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole("banner").getByRole("link", { name: "Indus Gulf" }).click();
    await expect(page).toHaveURL("/");
    await page.locator("html[data-alive]").waitFor({ state: "attached" });
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(before);
  });
});

/** How every element of the page's own part is set, by its classes. */
async function looks(page: Page): Promise<Record<string, string>> {
  return page.getByRole("main").evaluate((main) => {
    const styled = [...main.querySelectorAll("[class]")].map((element) => {
      const { display, padding, margin, fontSize, color, gap, position } =
        getComputedStyle(element);
      const look = [display, padding, margin, fontSize, color, gap, position].join();
      return [element.getAttribute("class"), look] as const;
    });
    return Object.fromEntries(styled);
  });
}
