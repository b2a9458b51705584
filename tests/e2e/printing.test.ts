import { company } from "#catalog/company.ts";
import { posts, sidebarOf } from "#tests/e2e/support/blog-pages.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { lettersOnPages } from "#tests/e2e/support/printed-pages.ts";

test("a post prints with logo and address, and without navigation", async ({ page }) => {
  await goto(page, "/blog-single/1");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText(company.name, { exact: true })).toBeVisible();
  await expect(main.getByText(company.address.street)).toBeVisible();
  await expect(
    page
      .getByRole("article")
      .getByText(posts[0]?.author ?? "")
      .first(),
  ).toBeVisible();
  await expect(sidebarOf(page)).toBeHidden();
  await expect(main.getByText("Read next")).toBeHidden();
  for (const rest of ["search", "link", "button", "navigation", "contentinfo"] as const) {
    await expect(page.getByRole(rest).filter({ visible: true })).toHaveCount(0);
  }
});

for (const { id } of posts) {
  test(`post ${id} prints without a page that is nearly empty`, async ({ page }) => {
    for (const layout of ["", "-left-sidebar", "-fullwidth"]) {
      await goto(page, `/blog-single${layout}/${id}`);
      for (const format of ["A4", "Letter"]) {
        const letters = lettersOnPages(await page.pdf({ format }));
        const fewest = Math.max(...letters) / 4;
        expect(letters.length, `${layout} ${format}`).toBeLessThanOrEqual(4);
        for (const onPage of letters) {
          expect(onPage, `${layout} ${format}: ${letters}`).toBeGreaterThan(fewest);
        }
      }
    }
  });
}

test("a printed heading stays with its text, and a paragraph is not split", async ({ page }) => {
  await goto(page, "/blog-single/1");
  await page.emulateMedia({ media: "print" });
  const passage = page.getByRole("region", { name: "What you are buying" });
  await expect(passage).toHaveCSS("break-inside", "avoid");
  await expect(passage.getByRole("heading")).toHaveCSS("break-after", "avoid");
});

test("the picture of a project keeps the top of the building on paper", async ({ page }) => {
  await goto(page, "/project-single/3");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main header img")).toHaveCSS("object-position", "50% 0%");
});
