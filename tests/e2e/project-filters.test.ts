import type { Project } from "#catalog/projects/schema.ts";
import { allProjects } from "#catalog/projects/projects.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { countText, everyProject } from "#tests/e2e/support/project-counts.ts";

const inLahore = ({ location }: Project) => location.city === "Lahore";

test("filters narrow the list, are kept in the URL, and Back undoes them", async ({ page }) => {
  await goto(page, "/project");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(countText());

  await page.getByRole("combobox", { name: "Place" }).selectOption("Lahore");
  await expect(status).toHaveText(countText(inLahore));
  await page.getByRole("combobox", { name: "Status" }).selectOption("Upcoming");
  const upcoming = everyProject.filter(
    (project) => inLahore(project) && project.status === "Upcoming",
  );
  await expect(status).toHaveText(countText((project) => upcoming.includes(project)));
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(
    upcoming.map(({ title }) => title),
  );
  await expect(page.getByRole("heading", { name: "All Projects" })).toBeHidden();
  await expect(page).toHaveURL("/project?city=Lahore&status=Upcoming");

  await page.goBack();
  await expect(status).toHaveText(countText(inLahore));
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("");
});

test("a typed search adds one history entry, and can be shared", async ({ page, context }) => {
  await goto(page, "/service");
  await page.getByRole("link", { name: "Projects", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
  await waitForHydration(page);
  await page.getByRole("searchbox", { name: "Search" }).pressSequentially("lahore library");
  await expect(page).toHaveURL("/project?search=lahore+library");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Model Town Library");

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("searchbox", { name: "Search" })).toHaveValue("lahore library");
  await expect(other.getByRole("heading", { level: 3 })).toHaveText("Model Town Library");

  await page.goBack();
  await expect(page).toHaveURL("/project");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/service");
});

test("Back after a filter and a search undoes the search alone", async ({ page }) => {
  await goto(page, "/project");
  const search = page.getByRole("searchbox", { name: "Search" });
  await page.getByRole("combobox", { name: "Place" }).selectOption("Lahore");
  await expect(page).toHaveURL("/project?city=Lahore");
  await search.pressSequentially("lib");
  await expect(page).toHaveURL("/project?city=Lahore&search=lib");
  await page.goBack();
  await expect(page).toHaveURL("/project?city=Lahore");
  await expect(search).toHaveValue("");
  await page.goForward();
  await expect(search).toHaveValue("lib");
});

test("a search typed before a filter is in the URL keeps that filter", async ({ page }) => {
  await goto(page, "/project");
  const search = page.getByRole("searchbox", { name: "Search" });
  const place = await page.getByRole("combobox", { name: "Place" }).elementHandle();
  await search.evaluate((field: HTMLInputElement, list) => {
    (list as HTMLSelectElement).value = "Lahore";
    list?.dispatchEvent(new Event("change", { bubbles: true }));
    field.focus();
    document.execCommand("insertText", false, "lib");
  }, place);
  await expect(page).toHaveURL("/project?city=Lahore&search=lib");
});

test("Back undoes a search of one letter", async ({ page }) => {
  await goto(page, "/project");
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("l");
  await expect(page).toHaveURL("/project?search=l");
  await page.goBack();
  await expect(page).toHaveURL("/project");
  await expect(search).toHaveValue("");
});

test("sorting changes the order and keeps every project", async ({ page }) => {
  await goto(page, "/project");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name, A to Z");
  const titles = page
    .getByRole("region", { name: "All Projects" })
    .getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(
    allProjects()
      .map(({ title }) => title)
      .toSorted((one, other) => one.localeCompare(other, "en")),
  );
});

test("a search finds whole texts, synonyms and names in Urdu", async ({ page }) => {
  await goto(page, "/project");
  const search = page.getByRole("searchbox", { name: "Search" });
  const status = page.getByRole("main").getByRole("status");
  await search.fill("flat");
  await expect(status).toHaveText(
    countText((project) => /\b(apartment|flat)s?\b/i.test(JSON.stringify(project))),
  );
  await search.fill("2 bed");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Indus Residence");
  await search.fill("لاہور");
  await expect(status).toHaveText(countText(inLahore));
});

test("the search index is fetched for the first search and not before", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await goto(page, "/project");
  await page.getByRole("combobox", { name: "Place" }).selectOption("Lahore");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(countText(inLahore));
  expect(requests).not.toContain("/project-search.json");
  await page.getByRole("searchbox", { name: "Search" }).fill("l");
  await expect.poll(() => requests).toContain("/project-search.json");
});

test("no empty result is shown while the index loads", async ({ page }) => {
  const { promise: mayRespond, resolve: response } = Promise.withResolvers<void>();
  await page.route("/project-search.json", async (route) => {
    await mayRespond;
    await route.continue();
  });
  await goto(page, "/project?search=masjid");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("Searching...");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(everyProject.length);
  response();
  await expect(status).toHaveText(countText(({ title }) => title === "F-7 Mosque Court"));
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("F-7 Mosque Court");
});

test.describe("without the search index", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("a search finds titles and facts of the page", async ({ page }) => {
    await page.route("/project-search.json", (route) => route.abort());
    await goto(page, "/project?search=lahore+library");
    await expect(page.getByRole("heading", { level: 3 })).toHaveText("Model Town Library");
    await page.getByRole("searchbox", { name: "Search" }).fill("masjid");
    await expect(page.getByRole("heading", { name: "No projects match" })).toBeVisible();
  });
});

test("a search without results says so and offers to clear it", async ({ page }) => {
  await goto(page, "/project?search=castle");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(countText(() => false));
  await expect(page.getByRole("heading", { name: "No projects match" })).toBeVisible();
  await expect(page.getByText("Remove a filter or see all projects.")).toBeVisible();
  await page.getByRole("button", { name: "Show all projects" }).click();
  await expect(page).toHaveURL("/project");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(everyProject.length);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all projects are listed, without filter controls", async ({ page }) => {
    await page.goto("/project?city=Lahore");
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(everyProject.length);
    await expect(page.getByRole("combobox", { name: "Place" })).toBeHidden();
  });
});
