import type { Locator } from "@playwright/test";
import { findPost } from "#catalog/posts/posts.ts";
import { leftEdge, posts, sidebarOf } from "#tests/e2e/support/blog-pages.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test("[2.074] a post has the sidebar on the right, on the left, or none", async ({ page }) => {
  const article = page.getByRole("article");

  await goto(page, "/blog-single/1");
  expect(await leftEdge(sidebarOf(page))).toBeGreaterThan(await leftEdge(article));

  await goto(page, "/blog-single-left-sidebar/1");
  expect(await leftEdge(sidebarOf(page))).toBeLessThan(await leftEdge(article));

  await goto(page, "/blog-single-fullwidth/1");
  await expect(sidebarOf(page)).toHaveCount(0);
});

for (const layout of ["", "-left-sidebar"]) {
  test(`the sidebar stays visible over the whole post: /blog-single${layout}`, async ({ page }) => {
    await goto(page, `/blog-single${layout}/1`);
    const help = sidebarOf(page).getByRole("link", { name: "Contact Us" });
    const passages = page.getByRole("article").getByRole("region");
    for (const index of [2, 4, 6]) {
      await passages.nth(index).evaluate((passage) => passage.scrollIntoView({ block: "center" }));
      await expect(help).toBeInViewport({ ratio: 1 });
      await help.click({ trial: true });
    }
  });
}

for (const { id, title, author } of posts) {
  test(`[2.074] post ${id} has its title as header, author, date, article, quote and pictures`, async ({
    page,
  }) => {
    await goto(page, `/blog-single/${id}`);
    const article = page.getByRole("article");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(article.getByText(author).first()).toBeVisible();
    await expect(article.locator("time")).toHaveText(/^\d{2} [A-Z]{3},\d{2}$/);
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(article.getByRole("blockquote")).toBeVisible();

    const plates = article.getByRole("figure").locator("img");
    await expect(plates).toHaveCount(2);
    await expect(plates.first()).toHaveAttribute("src", /gallery-1/);
    await expect(plates.last()).toHaveAttribute("src", /gallery-2/);
    const tags = article
      .getByRole("link", { name: /./ })
      .and(page.locator('[href="/blog-single/1"]'));
    await expect(tags.first()).toBeVisible();
  });
}

test("[2.074] the table of contents links to the sections", async ({ page }) => {
  await goto(page, "/blog-single-fullwidth/1");
  const contents = page.getByRole("navigation", { name: "In this article" }).getByRole("link");
  const last = contents.last();
  const passage = page.getByRole("heading", { level: 2, name: (await last.textContent()) ?? "" });
  await expect(passage).not.toBeInViewport();
  await last.click();
  await expect(passage).toBeInViewport();
});

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("[2.074] a post is shared by link, message and mail", async ({ page }) => {
    await goto(page, "/blog-single-fullwidth/2");
    const url = await page.locator('link[rel="canonical"]').getAttribute("href");
    const article = page.getByRole("article");

    await article.getByRole("button", { name: "Copy link" }).click();
    await expect(article.getByRole("status")).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    const message = new URL(await hrefOf(article.getByRole("link", { name: /WhatsApp/ })));
    expect(message.host).toBe("wa.me");
    expect(message.searchParams.get("text")).toBe(`${findPost("2")?.title} ${url}`);

    const mail = new URL(await hrefOf(article.getByRole("link", { name: "Share by e-mail" })));
    expect(mail.protocol).toBe("mailto:");
    expect(mail.searchParams.get("subject")).toBe(findPost("2")?.title);
    expect(mail.searchParams.get("body")).toBe(url);
  });
});

test("[2.074] the browser's share menu is offered where it exists", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (shared: ShareData) => Object.assign(window, { shared }),
    });
  });
  await goto(page, "/blog-single/1");
  await page.getByRole("link", { name: "Share by e-mail" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Share in another way" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
    .toMatchObject({
      title: findPost("1")?.title,
      url: expect.stringMatching(/blog-single\/1$/),
    });
});

async function hrefOf(link: Locator): Promise<string> {
  return (await link.getAttribute("href")) ?? "";
}
