import type { Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { projectClientQuote, projectServices } from "#catalog/projects/fixed-sections.ts";
import { locationLabel } from "#catalog/projects/labels.ts";
import {
  allProjects,
  findProject,
  firstProjects,
  upcomingProjects,
} from "#catalog/projects/projects.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

const titles = (projects: { title: string }[]) => projects.map(({ title }) => title);

function tilesIn(page: Page, section: string) {
  return page
    .getByRole("region", { name: section, exact: true })
    .getByRole("heading", { level: 3 });
}

test("[3.023] the four upcoming projects have their own heading, then all the others follow", async ({
  page,
}) => {
  await page.goto("/project");
  await expect(tilesIn(page, "Upcoming Projects")).toHaveText(titles(upcomingProjects()));
  await expect(tilesIn(page, "All Projects")).toHaveText(titles(allProjects()));
});

test("[3.023] an upcoming project has a page like any other", async ({ page }) => {
  const { id = "", title = "", category = "" } = upcomingProjects().at(-1) ?? {};
  await page.goto(`/project-single/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(fact(page, "Category")).toHaveText(category);
  await expect(fact(page, "Status")).toHaveText("Upcoming");
});

test("[2.062] /project-s2 shows projects 10 to 14 in a grid and 15 to 18 in a carousel", async ({
  page,
}) => {
  await page.goto("/project-s2");
  await expect(tilesIn(page, "Five buildings")).toHaveText(titles(allProjects().slice(9, 14)));
  const carousel = page.getByRole("region", { name: "More selected projects" });
  await expect(carousel.getByRole("heading")).toHaveText(titles(allProjects().slice(14, 18)));
});

test("[2.061] a tile opens its project, in the grid and in the carousel", async ({ page }) => {
  // The carousel must not move under the pointer.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goto(page, "/project-s2");
  // The whole tile is the link, not only its title.
  await page.getByRole("article").filter({ hasText: "Courtyard Nine" }).click();
  await expect(page).toHaveURL("/project-single/12");
  await goto(page, "/project-s2");
  await page.getByRole("article").filter({ hasText: "F-7 Mosque Court" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("F-7 Mosque Court");
  await expect(page).toHaveURL("/project-single/16");
});

test("the picture of a tile grows into its page, unless reduced motion is set", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moves = document.getAnimations().some(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement?.startsWith("::view-transition");
      });
      document.documentElement.dataset.moves = String(moves);
    });
  });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await goto(page, "/project");
    await page.getByRole("article").filter({ hasText: "Boulevard 27" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boulevard 27");
    const moves = String(reducedMotion === "no-preference");
    await expect(page.locator("html")).toHaveAttribute("data-moves", moves);
  }
});

test("[2.063] [3.018] the project page shows all its facts", async ({ page }) => {
  await page.goto("/project-single/3");
  const project = findProject("3");
  if (!project) throw new Error("project 3 is missing");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
  await expect(page.getByText(project.subtitle).first()).toBeVisible();
  await expect(fact(page, "Location")).toHaveText(locationLabel(project));
  await expect(fact(page, "Category")).toHaveText(project.category);
  await expect(fact(page, "Area")).toHaveText(project.area);
  await expect(fact(page, "Status")).toHaveText(project.status);
  await expect(fact(page, "Project type")).toHaveText(project.type);
  await expect(fact(page, "Services")).toHaveText(projectServices);
  for (const paragraph of project.description) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
  await expect(page.locator('main img[src*="/warsan-tower/hero-"]')).toBeVisible();
  await expect(page.getByRole("button", { name: /^View picture: / })).toHaveCount(2);
  for (const heading of ["Strategies", "Goals", "Results", "Our approach"]) {
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("blockquote")).toContainText(projectClientQuote.text);
});

test("[2.064] [9.013] the first three projects are related, and a contact form follows", async ({
  page,
}) => {
  await page.goto("/project-single/20");
  await expect(tilesIn(page, "Related Projects")).toHaveText(titles(firstProjects(3)));
  const related = page.getByRole("region", { name: "Related Projects" });
  const form = page.getByRole("form", { name: "Contact" });
  const [above, below] = await Promise.all([related.boundingBox(), form.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
});

test("the facts card offers two ways to ask about the project", async ({ page }) => {
  await goto(page, "/project-single/3");
  const card = page.getByRole("complementary", { name: "Facts and contact" });
  const chat = card.getByRole("link", { name: "WhatsApp" });
  const { title, location } = findProject("3") ?? {};
  await expect(chat).toHaveAttribute("target", "_blank");
  const url = new URL((await chat.getAttribute("href")) ?? "");
  expect(url.host).toBe("wa.me");
  expect(url.searchParams.get("text")).toContain(`${title}, ${location?.place}`);

  await card.getByRole("button", { name: "Schedule Meeting" }).click();
  await expect(page.getByRole("dialog")).toContainText("Schedule");
});

test("the gallery opens over the whole screen and is used by keys and buttons", async ({
  page,
}) => {
  await goto(page, "/project-single/3");
  const opener = page.getByRole("button", { name: /^View picture: / }).first();
  await opener.click();
  const viewer = page.getByRole("dialog", { name: findProject("3")?.title });
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await expect(viewer.locator('img[src*="gallery-1"]')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("3 / 3")).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Next picture" })).toBeDisabled();
  await viewer.getByRole("button", { name: "Previous picture" }).dblclick();
  await expect(viewer.getByText("1 / 3")).toBeVisible();
  // A swipe is a scroll of the row, checked once it has stopped.
  const row = viewer.getByRole("list", { name: "Pictures" });
  await expect(row).toHaveJSProperty("scrollLeft", 0);
  await row.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: "instant" }));
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a project page prints as a fact sheet of one page, in ink", async ({ page }) => {
  // This project has the longest text.
  const { id, title, area, description } = allProjects().toSorted(
    (one, other) => other.description.join("").length - one.description.join("").length,
  )[0]!;
  await goto(page, `/project-single/${id}`);
  for (const format of ["A4", "Letter"]) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }

  await page.emulateMedia({ media: "print" });
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("color", "rgb(16, 33, 31)");
  await expect(fact(page, "Area")).toHaveText(area);
  await expect(page.getByText(description[0] ?? "")).toBeVisible();
  await expect(page.getByText(company.email).filter({ visible: true })).toHaveCount(1);
  for (const rest of ["banner", "contentinfo", "form", "button", "navigation"] as const) {
    await expect(page.getByRole(rest).filter({ visible: true, hasText: /./ })).toHaveCount(0);
  }
});

/** On wide screens the card repeats some facts, so the first counts. */
function fact(page: Page, label: string) {
  return page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition")
    .first();
}
