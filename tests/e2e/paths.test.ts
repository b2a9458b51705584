import { existsSync } from "node:fs";
import { join } from "node:path";
import { company } from "#catalog/company.ts";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { allServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";
import { builtPages } from "#tests/built-pages.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { readAllPages, readPage } from "#tests/site-pages.ts";

const pages = builtPages();

/** The main heading at every path of the route table. */
const routeTable: Record<string, Record<string, string>> = {
  "2.001": { "/": company.tagline, "/home": company.tagline },
  "2.002": {
    "/home2": "Best Interior Design",
    "/home3": "Home Interiors",
    "/home4": "Best Furniture & Decor",
    "/home5": "Design and construction by one team",
  },
  "2.003": { "/about": "About" },
  "2.004": { "/service": "Services", "/service-s2": "More Services" },
  "2.005": each("/service-single", allServices()),
  "2.006": each("/team-single", allTeamMembers()),
  "2.007": { "/project": "Projects", "/project-s2": "Selected Projects" },
  "2.008": each("/project-single", [...allProjects(), ...upcomingProjects()]),
  "2.009": { "/pricing": "Pricing" },
  "2.010": { "/testimonial": "Testimonials" },
  "2.011": { "/shop": "Shop" },
  "2.012": each("/product-single", allProducts()),
  "2.013": { "/cart": "Cart" },
  "2.014": { "/checkout": "Checkout" },
  "2.015": { "/order_received": "Thank You For Your Order!" },
  "2.016": { "/contact": "Contact" },
  "2.017": { "/404": "Error 404" },
  "2.018": {
    "/blog": "Latest News",
    "/blog-left-sidebar": "Latest News",
    "/blog-fullwidth": "Latest News",
  },
  "2.019": {
    ...each("/blog-single", allPosts()),
    ...each("/blog-single-left-sidebar", allPosts()),
    ...each("/blog-single-fullwidth", allPosts()),
  },
  "2.020": { "/login": "Sign In", "/register": "Signup", "/forgot-password": "Forgot Password" },
  "2.021": { "/broker-registration": "Broker Registration" },
};

/** Pages that the specification does not name. */
const ownPages = {
  "/contact/other": "Press, careers, something else",
  "/terms": "Terms of use",
  "/privacy": "Privacy policy",
  "/project/map": "Map of our projects",
  "/homes": "Find your home",
  ...Object.fromEntries(
    allDevelopments().map(({ key, project }) => [`/homes/${key}`, `Homes in ${project.title}`]),
  ),
};

type Entry = { id: string | number } & ({ title: string } | { name: string });

/** Each entry of one kind at the path of its id. */
function each(folder: string, entries: Entry[]): Record<string, string> {
  return Object.fromEntries(
    entries.map((entry) => [`${folder}/${entry.id}`, "name" in entry ? entry.name : entry.title]),
  );
}

for (const [clause, screens] of Object.entries({ ...routeTable, "our own pages": ownPages })) {
  const paths = new Set(Object.keys(screens).map((path) => path.replace(/\d+$/, "{id}")));
  test(`[${clause}] ${[...paths].join(", ")}`, async ({ request }) => {
    for (const [path, heading] of Object.entries(screens)) {
      const { headings, text } = await readPage(request, path);
      expect(headings, `headings of ${path}`).toEqual([heading]);
      expect(text.length, `words on ${path}`).toBeGreaterThan(60);
      expect(text.includes("Oops! Page Not Found!"), path).toBe(path === "/404");
    }
  });
}

test("the build has the paths of the route table, our own pages and no others", () => {
  const known = [...Object.values(routeTable), ownPages].flatMap(Object.keys);
  expect(pages).toEqual(known.toSorted());
});

test("every link on every page opens a page", async ({ request }) => {
  const read = [...(await readAllPages(request)).values()];
  const paths = [...new Set(read.flatMap(({ links }) => links))];
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test("every link with a fragment points to an existing id", async ({ request }) => {
  const read = await readAllPages(request);
  const lost = [...read].flatMap(([path, { fragments }]) =>
    fragments.filter((link) => {
      const [page, id = ""] = link.split("#");
      // The top of a page needs no id.
      return id !== "top" && !read.get(page || path)?.ids.includes(decodeURIComponent(id));
    }),
  );
  expect(lost).toEqual([]);
});

test("every picture and film that a page names exists", async ({ request }) => {
  const read = [...(await readAllPages(request)).values()];
  const named = new Set(read.flatMap(({ media }) => media));
  expect([...named].filter((path) => !existsSync(join(SITE_FOLDER, path)))).toEqual([]);
});

for (const [asked, page] of [
  ["/contact/", "/contact"],
  ["/Contact", "/contact"],
  ["/Project-Single/1/", "/project-single/1"],
  ["/blog/?page=2", "/blog?page=2"],
] as const) {
  test(`${asked} redirects permanently to ${page}`, async ({ request }) => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(page);
  });
}

const unmatched = ["/nowhere", "/blog/nowhere", "/project-single", "/home2/x"];
const unknownIds = [
  "/project-single/999",
  "/project-single/x",
  "/team-single/999",
  "/service-single/999",
  "/blog-single/999",
  "/blog-single-left-sidebar/999",
  "/blog-single-fullwidth/999",
  "/product-single/999",
];

test("[2.022] the response to an unmatched path is 404 with the 404 screen", async ({
  request,
}) => {
  for (const path of unmatched) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page Not Found!");
  }
});

test("[3.045] the response to an unknown id is 404 with the 404 screen", async ({ request }) => {
  for (const path of unknownIds) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page Not Found!");
  }
});

test.describe("with the 404 that the browser logs", () => {
  test.use({ expectedConsole: [/status of 404/] });

  for (const path of ["/nowhere", "/project-single/999"]) {
    test(`[2.022] [3.045] ${path} keeps the 404 screen after hydration`, async ({ page }) => {
      await goto(page, path);
      await expect(page.getByRole("heading", { name: "Oops! Page Not Found!" })).toHaveCount(1);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page).toHaveTitle(/Page not found/);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** Entries of one kind share their markup, so the first of each kind stands for all. */
  const kinds = pages.filter((path) => !/.\/\d+$/.test(path) || path.endsWith("/1"));

  test("every kind of page shows its heading, text and links", async ({ page }) => {
    test.slow();
    for (const path of kinds) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      const words = await page.getByRole("main").innerText();
      expect(words.length, `words on ${path}`).toBeGreaterThan(60);
      await expect(page.getByRole("contentinfo").getByRole("link").first(), path).toBeVisible();
    }
  });
});
