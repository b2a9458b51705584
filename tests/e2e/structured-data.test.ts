import { company } from "#catalog/company.ts";
import { findPost } from "#catalog/posts/posts.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { readAllPages, readPage } from "#tests/site-pages.ts";

/** Other layouts and names of a page, besides its canonical path. */
const otherPaths: [RegExp, string][] = [
  [/^\/home$/, "/"],
  [/^\/blog-(left-sidebar|fullwidth)$/, "/blog"],
  [/^\/blog-single-(left-sidebar|fullwidth)\//, "/blog-single/"],
];

function canonicalPath(path: string): string {
  return otherPaths.reduce((path, [other, own]) => path.replace(other, own), path);
}

const demonstrations =
  /^\/(shop|product-single\/.*|cart|checkout|order_received|login|register|forgot-password|404)$/;

test("every page has a title of its own, a description, its canonical URL and a preview", async ({
  request,
}) => {
  const read = await readAllPages(request);
  const titles = new Map<string, string>();
  for (const [path, { title, description = "", canonical, openGraph }] of read) {
    expect(title, `title of ${path}`).not.toBe("");
    expect(titles.get(title), `title of ${path}, "${title}"`).toBeUndefined();
    titles.set(title, path);
    expect(description.length, `description of ${path}: "${description}"`).toBeGreaterThan(50);
    expect(description.length, `description of ${path}: "${description}"`).toBeLessThan(165);
    expect(canonical, path).toBe(new URL(canonicalPath(path), company.siteUrl).href);
    expect(openGraph, path).toMatchObject({
      url: canonical,
      site_name: company.name,
      title: expect.stringMatching(/./),
      description,
      image: expect.stringContaining(company.siteUrl),
      type: expect.stringMatching(/^(website|article|profile|product)$/),
    });
  }
});

test("only the demo pages are kept from search engines", async ({ request }) => {
  for (const [path, { noindex }] of await readAllPages(request)) {
    expect(noindex, path).toBe(demonstrations.test(path));
  }
});

test("the sitemap lists the pages for search engines, each once", async ({ request }) => {
  const read = await readAllPages(request);
  const indexed = [...read]
    .filter(([path, { noindex }]) => !noindex && canonicalPath(path) === path)
    .map(([path]) => new URL(path, company.siteUrl).href);

  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(listed.toSorted()).toEqual(indexed.toSorted());
});

test("robots.txt lets everyone in and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain("User-agent: *");
  expect(text).not.toContain("Disallow: /");
  expect(text).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
});

test("the manifest and the icons exist", async ({ request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toContain("manifest");
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(company.name);
  const icons = manifest.icons.map(({ src }) => src);
  for (const icon of ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", ...icons]) {
    const found = await request.get(icon);
    expect(found.status(), icon).toBe(200);
    expect(found.headers()["content-type"], icon).toContain("image/");
  }
});

test("every page names the organization, and every inner page its breadcrumbs", async ({
  request,
}) => {
  for (const [path, { things }] of await readAllPages(request)) {
    const types = things.map((thing) => thing["@type"]);
    expect(types, path).toContain("GeneralContractor");
    expect(types, path).toContain("WebSite");
    if (/^\/(home)?$|^\/404$/.test(path)) continue;
    const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
    expect(trail, `trail of ${path}`).toBeDefined();
    const crumbs = trail?.itemListElement as { item: string }[];
    expect(crumbs.length, `trail of ${path}`).toBeGreaterThan(1);
    expect(crumbs[0]?.item, `trail of ${path}`).toBe(`${company.siteUrl}/`);
  }
});

const kinds: Record<string, string> = {
  "/project": "ItemList",
  "/blog": "ItemList",
  "/service": "ItemList",
  "/project-single/1": "RealEstateListing",
  "/service-single/1": "Service",
  "/team-single/1": "ProfilePage",
  "/product-single/1": "Product",
  "/blog-single/1": "BlogPosting",
  "/blog-single/2": "VideoObject",
};

for (const [path, type] of Object.entries(kinds)) {
  test(`${path} is described as ${type}`, async ({ request }) => {
    const { things } = await readPage(request, path);
    expect(things.map((thing) => thing["@type"])).toContain(type);
  });
}

test("[2.074] [3.024] a post is described with its author, date and tags", async ({ request }) => {
  const post = findPost("1");
  const { things } = await readPage(request, "/blog-single/1");
  expect(things.find((thing) => thing["@type"] === "BlogPosting")).toMatchObject({
    headline: post?.title,
    author: { "@type": "Person", name: post?.author },
    datePublished: post?.publishedOn,
    mainEntityOfPage: `${company.siteUrl}/blog-single/1`,
  });
});

test("no structured data has a price of zero or ratings", async ({ request }) => {
  for (const [path, { things }] of await readAllPages(request)) {
    const written = JSON.stringify(things);
    expect(written, path).not.toMatch(/"price":\s*"?0+(\.0+)?["},]/);
    expect(written, path).not.toContain("AggregateRating");
  }
});
