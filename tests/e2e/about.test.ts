import { about } from "#catalog/about.ts";
import { company } from "#catalog/company.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { allTestimonials } from "#catalog/testimonials.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test("[2.051] the about page consists of the landing pages' blocks", async ({ page }) => {
  await goto(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await expect(page.locator("main h2")).toHaveText([
    "Building Excellence Since 2010",
    "How we work",
    "Our team",
    "What clients say",
    "Why Dubai",
  ]);
  // [9.014] The figures are the home page's alone.
  await expect(page.getByRole("region", { name: `${company.name} in figures` })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Watch Our Story" })).toBeVisible();
});

test("[1.001] the site presents the company and its services", async ({ page }) => {
  await goto(page, "/about");
  await expect(page.getByText(about.paragraphs[1] ?? "")).toBeVisible();
  await expect(page.locator('main a[href^="/service-single/"]')).toHaveCount(6);
  await expect(page.locator('main a[href^="/team-single/"]')).toHaveCount(allTeamMembers().length);
  await expect(
    page.getByRole("region", { name: "Testimonials" }).locator("blockquote"),
  ).toHaveCount(allTestimonials().length);
  await goto(page, "/");
  const grid = page.getByRole("region", { name: "Our Projects", exact: true });
  for (const status of ["Completed", "In Progress", "Upcoming"]) {
    await expect(grid.getByText(status, { exact: true }).first()).toBeVisible();
  }
  await expect(page.locator('main a[href^="/blog-single/"]')).toHaveCount(2 * firstPosts(3).length);
});
