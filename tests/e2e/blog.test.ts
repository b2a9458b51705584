import { leftEdge, posts, sidebarOf } from "#tests/e2e/support/blog-pages.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";

function isVideo({ format }: (typeof posts)[number]): boolean {
  return format === "format-video";
}

test("[2.069] the list has its sidebar on the right, on the left, or none", async ({ page }) => {
  const post = page.getByRole("article").first();
  const header = page.getByRole("heading", { level: 1, name: "Latest News", exact: true });

  await goto(page, "/blog");
  await expect(header).toBeVisible();
  expect(await leftEdge(sidebarOf(page))).toBeGreaterThan(await leftEdge(post));

  await goto(page, "/blog-left-sidebar");
  await expect(header).toBeVisible();
  expect(await leftEdge(sidebarOf(page))).toBeLessThan(await leftEdge(post));

  await goto(page, "/blog-fullwidth");
  await expect(header).toBeVisible();
  await expect(sidebarOf(page)).toHaveCount(0);
});

for (const path of ["/blog", "/blog-left-sidebar", "/blog-fullwidth"]) {
  test(`[2.070] [9.013] ${path} lists up to four posts`, async ({ page }) => {
    await goto(page, path);
    const articles = page.getByRole("main").getByRole("article");
    await expect(articles).toHaveCount(posts.length);
    for (const [index, { id, title, author }] of posts.entries()) {
      const article = articles.nth(index);
      const more = article.getByRole("link", { name: "READ MORE...", exact: true });
      await expect(article.locator("img")).toHaveCount(1);
      await expect(article.getByRole("heading", { name: title })).toBeVisible();
      await expect(article.getByRole("link", { name: author })).toBeVisible();
      await expect(article.locator("time")).toHaveText(/^\d{2} [A-Z]{3},\d{2}$/);
      await expect(article.getByRole("paragraph").nth(1)).toHaveText(/\w{3,} .{20,}\.$/);
      await expect(more).toHaveText("READ MORE...");
      await expect(more).toHaveAccessibleDescription(title);
      await expect(more).toHaveAttribute("href", `/blog-single/${id}`);
    }
  });
}

test("[3.024] a post has its label, its kind as class, and its date as written", async ({
  page,
}) => {
  await goto(page, "/blog");
  for (const [index, post] of posts.entries()) {
    const article = page.getByRole("article").nth(index);
    await expect(article).toHaveClass(new RegExp(`\\b${post.format}\\b`));
    await expect(article.getByText(post.category, { exact: true })).toBeVisible();
    await expect(article.getByText(post.authorTitle)).toBeVisible();
    await expect(article.locator("time")).toHaveText(post.publishedLabel);
    await expect(article.locator("time")).toHaveAttribute("datetime", post.publishedOn);
  }
  const summer = page.getByRole("article").filter({ has: page.locator('[datetime="2024-08-14"]') });
  await expect(summer.locator("time")).toHaveText("14 AUG,24");
});

test("[2.071] the page numbers 1 to 3 link to the list", async ({ page }) => {
  await goto(page, "/blog-left-sidebar");
  const numbers = page.getByRole("navigation", { name: "Blog pages" }).getByRole("link");
  await expect(numbers).toHaveText(["1", "2", "3"]);
  await numbers.nth(2).click();
  await expect(page).toHaveURL("/blog-left-sidebar");
  await expect(page.getByRole("article")).toHaveCount(posts.length);
});

test("[2.072] [4.011] the video button plays the film in a window; closing it stops the film", async ({
  page,
}) => {
  await goto(page, "/blog");
  const play = page.getByRole("button", { name: /^Play film/ });
  await expect(play).toHaveCount(posts.filter(isVideo).length);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .locator(".format-video")
    .getByRole("button", { name: /^Play film/ })
    .first()
    .click();

  const video = page.getByRole("dialog").locator("video");
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  // A film stops by itself when it leaves the document, but only after its dialog has faded out.
  await video.evaluate((film) =>
    film.addEventListener("pause", () => {
      document.body.dataset.paused = film.isConnected ? "in its window" : "too late";
    }),
  );

  await page.keyboard.press("Escape");
  await expect(page.locator("body")).toHaveAttribute("data-paused", "in its window");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(play.first()).toBeFocused();
});

test("[2.072] every layout and the post itself play the same film", async ({ page }) => {
  const films = new Set<string | null>();
  for (const path of ["/blog-fullwidth", `/blog-single/${posts.find(isVideo)?.id}`]) {
    await goto(page, path);
    await page
      .getByRole("button", { name: /^Play film/ })
      .first()
      .click();
    films.add(await page.getByRole("dialog").locator("video source").first().getAttribute("src"));
  }
  expect(films.size).toBe(1);
});

test("[2.073] [9.013] the sidebar's search does nothing, and it links to posts, tags and help", async ({
  page,
}) => {
  await goto(page, "/blog");
  const sidebar = sidebarOf(page);
  const related = sidebar.getByRole("region", { name: "Related posts" }).getByRole("link");
  await expect(related).toHaveCount(3);
  for (const [index, { id, title }] of posts.slice(0, 3).entries()) {
    await expect(related.nth(index)).toContainText(title);
    await expect(related.nth(index)).toHaveAttribute("href", `/blog-single/${id}`);
  }

  const tags = sidebar.getByRole("region", { name: "Tags" }).getByRole("link");
  await expect(tags.nth(3)).toBeVisible();
  for (const tag of await tags.all()) await expect(tag).toHaveAttribute("href", "/blog-single/1");

  const requests = watchRequests(page);
  const search = sidebar.getByRole("searchbox", { name: "Search the blog" });
  await search.fill("escrow");
  await search.press("Enter");
  await expect(page).toHaveURL("/blog");
  await expect(search).toHaveValue("escrow");
  await expect(page.getByRole("article")).toHaveCount(posts.length);
  expect(requests).toEqual([]);

  const help = sidebar.getByRole("region", { name: "How can we help?" });
  await help.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

for (const part of ["author", "title"] as const) {
  test(`[2.039] the ${part} of a post opens it at its top`, async ({ page }) => {
    await goto(page, "/blog");
    const [, , post] = posts;
    const article = page.getByRole("article").nth(2);
    await article.scrollIntoViewIfNeeded();
    await article.getByRole("link", { name: post?.[part], exact: true }).click();
    await expect(page).toHaveURL(`/blog-single/${post?.id}`);
    await expect(page.getByRole("heading", { level: 1, name: post?.title })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
