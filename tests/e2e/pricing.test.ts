import { allTestimonials } from "#catalog/testimonials.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

test("[2.075] [9.018] [3.030] three pricing plans are priced in dollars per square metre", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expect(page.getByText(/^Three design and fit-out packages/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  for (const [title, rate] of [
    ["Basic", "$120"],
    ["Premium", "$210"],
    ["Advanced", "$373"],
  ] as const) {
    const pricingPlan = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(pricingPlan).toContainText(`${rate}per square metre`);
    await expect(pricingPlan.getByRole("listitem")).toHaveCount(5);
    await expect(pricingPlan.getByRole("link")).toHaveAttribute("href", "/contact");
  }
});

test("[2.076] all testimonials stand side by side, each with its author", async ({ page }) => {
  await page.goto("/testimonial");
  const figures = page.getByRole("main").getByRole("figure");
  await expect(figures).toHaveCount(allTestimonials().length);
  for (const [index, { name, role, text }] of allTestimonials().entries()) {
    await expect(figures.nth(index)).toContainText(text);
    await expect(figures.nth(index)).toContainText(name);
    await expect(figures.nth(index)).toContainText(role);
  }
});
