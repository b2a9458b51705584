import {
  allServices,
  findService,
  firstServices,
  servicesBetween,
} from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";
import { readPage } from "#tests/site-pages.ts";

const titles = (services: { title: string }[]) => services.map(({ title }) => title);

test("[2.052] /service lists the first six services", async ({ page }) => {
  await page.goto("/service");
  await expect(page.getByText("Our six design principles.")).toBeVisible();
  const list = page.getByRole("region", { name: "Six services" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(titles(firstServices(6)));
});

test("[2.052] /service-s2 lists services 7 to 10 and 11 to 14", async ({ page }) => {
  await page.goto("/service-s2");
  for (const [heading, services] of [
    ["Design and delivery", servicesBetween(7, 10)],
    ["Management and care", servicesBetween(11, 14)],
  ] as const) {
    const grid = page.getByRole("region", { name: heading });
    await expect(grid.getByRole("heading", { level: 3 })).toHaveText(titles(services));
  }
});

test("[2.053] the team section leads to four people", async ({ page }) => {
  await goto(page, "/service");
  const team = page.getByRole("region", { name: "Our team" });
  await expect(team.getByRole("link")).toHaveCount(4);
  for (const { id, name } of allTeamMembers()) {
    await expect(team.getByRole("link", { name })).toHaveAttribute("href", `/team-single/${id}`);
  }
});

test("[2.055] [2.056] [2.057] the service page shows the service and how we work", async ({
  page,
}) => {
  const service = findService("8");
  if (!service) throw new Error("service 8 is missing");
  await page.goto("/service-single/8");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
  await expect(page).toHaveTitle(new RegExp(service.title));
  await expect(page.locator(`main img[src*="/services/${service.key}-"]`)).toBeVisible();
  await expect(page.getByText(service.sinceLabel)).toBeVisible();
  for (const paragraph of service.paragraphs) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
  for (const heading of ["Our Capabilities", "Our approach", "Our Work Process"]) {
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("listitem").filter({ hasText: "Listen and survey" })).toBeVisible();
});

test("[3.025] a service's title, description and icon are in the list, its picture, texts and year on its page", async ({
  page,
}) => {
  await page.goto("/service-s2");
  const icons = new Set<string>();
  for (const { id, title, summary } of servicesBetween(7, 10)) {
    const name = page.getByRole("heading", { level: 3, name: title });
    const card = page.getByRole("article").filter({ has: name });
    await expect(card).toContainText(summary);
    await expect(card.getByRole("link")).toHaveAttribute("href", `/service-single/${id}`);
    icons.add(await card.locator("svg").first().innerHTML());
  }
  expect(icons.size).toBe(4);
  for (const { id, key, title, paragraphs, sinceLabel } of allServices()) {
    const { headings, media, text } = await readPage(page.request, `/service-single/${id}`);
    expect(headings).toEqual([title]);
    expect(media.some((path) => path.includes(`/services/${key}-`))).toBe(true);
    for (const part of [...paragraphs, sinceLabel]) expect(text).toContain(part);
  }
});

test("[2.058] [9.013] the first three services are related", async ({ page }) => {
  await page.goto("/service-single/8");
  const related = page.getByRole("region", { name: "Related Service" });
  await expect(related.getByRole("heading", { level: 3 })).toHaveText(titles(firstServices(3)));
});

test("[2.060] [9.018] the sidebar lists the services, and one leads to the next", async ({
  page,
}) => {
  await goto(page, "/service-single/8");
  const sidebar = page.getByRole("complementary", { name: "Services" });
  await expect(sidebar.getByRole("heading", { name: "Join 20,000 Subscribers" })).toBeVisible();
  await expect(sidebar.getByRole("img")).toHaveCount(6);
  await expect(sidebar.getByRole("link", { name: "Engineering Excellence" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await sidebar.getByRole("link", { name: "Building Care" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Building Care");
});

test("[2.060] [5.019] search and newsletter do nothing after the browser's own check", async ({
  page,
}) => {
  await goto(page, "/service-single/8");
  const sidebar = page.getByRole("complementary", { name: "Services" });
  const search = sidebar.getByRole("searchbox");
  const email = sidebar.getByRole("textbox", { name: "E-mail" });
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required");
  const requests = watchRequests(page);

  await search.fill("cooling");
  await search.press("Enter");
  await email.fill("sana@example.com");
  await email.press("Enter");

  await expect(search).toHaveValue("cooling");
  await expect(email).toHaveValue("sana@example.com");
  await expect(page).toHaveURL("/service-single/8");
  expect(requests).toEqual([]);
});
