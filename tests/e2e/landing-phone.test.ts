import { allDevelopments } from "#catalog/developments/developments.ts";
import { allProjects } from "#catalog/projects/projects.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone the landing page leads with the developments", async ({ page }) => {
  await goto(page, "/");
  const links = page.getByRole("navigation", { name: "Homes for sale" }).getByRole("link");
  await expect(links).toHaveText(allDevelopments().map(({ project }) => project.title));
  const first = (await links.first().boundingBox())!;
  expect(first.y + first.height).toBeLessThan(844);
  await links.last().click();
  await expect(page).toHaveURL("/homes/warsan-tower");
});

test("[2.037] on a phone the grid of all projects is two rows that are swiped sideways", async ({
  page,
}) => {
  await goto(page, "/");
  const section = page.getByRole("region", { name: "Our Projects", exact: true });
  await expect(section.getByRole("article")).toHaveCount(allProjects().length);
  const { height } = (await section.boundingBox())!;
  expect(height).toBeLessThan(2 * 844);
  const last = section.getByRole("article").last();
  await last.getByRole("link").focus();
  await expect(last).toBeInViewport();
});
