import type { Locator, Page } from "@playwright/test";
import { company } from "#catalog/company.ts";
import { firstProjects, latestProjects } from "#catalog/projects/projects.ts";
import { attributesOf } from "#tests/e2e/support/attributes.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";

const phone = { width: 390, height: 844 };

function mainMenu(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
}

function sidePanel(page: Page) {
  return page.getByRole("region", { name: "Latest projects and contact" });
}

function footer(page: Page) {
  return page.getByRole("contentinfo");
}

function detailPaths(projects: { id: string }[]) {
  return projects.map(({ id }) => `/project-single/${id}`);
}

async function openMobileMenu(page: Page) {
  await page.setViewportSize(phone);
  await goto(page, "/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  return page.getByRole("navigation", { name: "Menu" });
}

function paths(links: Locator) {
  return expect.poll(() => attributesOf(links, "href"));
}

test("[1.006] the header leads to the CRM in a new tab and offers a meeting", async ({ page }) => {
  await goto(page, "/about");
  const header = page.getByRole("banner");
  const login = header.getByRole("link", { name: "Login CRM" });
  await expect(login).toHaveAttribute("href", company.crmUrl);
  await expect(login).toHaveAttribute("target", "_blank");
  await expect(login.getByText("CRM", { exact: true })).toBeVisible();
  await expect(header.getByRole("button", { name: "Schedule Meeting" })).toBeVisible();
});

test("[2.023] every navigation scrolls to the top", async ({ page }) => {
  await goto(page, "/about");
  await footer(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("[2.024] the desktop menu has six entries, brokers among them", async ({ page }) => {
  await goto(page, "/about");
  const entries = mainMenu(page).locator("[data-menu=top]");
  await expect(entries).toHaveText([
    "Home",
    "About",
    "Projects",
    "Blog",
    "Contact",
    "Broker Registration",
  ]);
  await paths(entries).toEqual([
    "/",
    "/about",
    "/project",
    "/blog",
    "/contact",
    "/broker-registration",
  ]);
});

test("[2.025] the mobile menu goes to /home, has the Login entry and no broker registration", async ({
  page,
}) => {
  const menu = await openMobileMenu(page);
  await paths(menu.getByRole("link")).toEqual([
    "/home",
    "/about",
    "/project",
    "/blog",
    "/contact",
    company.crmUrl,
  ]);
  await expect(menu.getByRole("link", { name: "Login" })).toHaveAttribute("target", "_blank");
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/home");
  await expect(menu).toBeHidden();
});

test("[2.026] the header menu also reaches every other page", async ({ page }) => {
  await goto(page, "/about");
  const others = [
    "/service",
    "/service-s2",
    "/project-s2",
    "/blog",
    "/blog-left-sidebar",
    "/blog-fullwidth",
    "/shop",
    "/cart",
    "/checkout",
    "/pricing",
    "/team-single/1",
    "/testimonial",
    "/404",
    "/login",
    "/register",
  ];
  // The links of a submenu are in the page from its first opening on.
  for (const toggle of await mainMenu(page).locator("[data-menu=toggle]").all()) {
    await toggle.press("Enter");
  }
  await page.keyboard.press("Escape");
  await paths(mainMenu(page).locator("[data-menu=sub]")).toEqual(expect.arrayContaining(others));
  await mainMenu(page).getByRole("link", { name: "Projects", exact: true }).hover();
  await mainMenu(page).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(mainMenu(page).getByRole("link", { name: "Shop" })).toBeHidden();
});

test("[2.027] [4.009] [9.006] past 80 px of scroll, and not before, the header is in its fixed style", async ({
  page,
}) => {
  await goto(page, "/");
  const header = page.getByRole("banner");
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await scrollTo(80);
  await expect(header).not.toHaveAttribute("data-fixed");
  await scrollTo(81);
  await expect(header).toHaveAttribute("data-fixed");
  await expect(header).toHaveCSS("position", "fixed");
  await expect(header).toHaveCSS("background-color", "rgb(247, 243, 236)");
  expect(await header.evaluate((element) => getComputedStyle(element).transitionDuration)).not.toBe(
    "0s",
  );
  await scrollTo(0);
  await expect(header).not.toHaveAttribute("data-fixed");
});

test("[2.028] [4.007] the mobile menu slides in by its toggle and is hidden by it or its close control", async ({
  page,
}) => {
  const menu = await openMobileMenu(page);
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  await expect(menu).toBeInViewport();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("[2.029] [4.008] [9.013] the side panel opens and closes with its toggle and shows the six latest projects", async ({
  page,
}) => {
  await goto(page, "/about");
  const toggle = page.getByRole("button", { name: "Latest projects and contact" });
  await expect(sidePanel(page)).toBeHidden();
  await toggle.click();
  await expect(sidePanel(page)).toBeInViewport();
  const projects = sidePanel(page).getByRole("list").getByRole("link");
  await paths(projects).toEqual(detailPaths(latestProjects(6)));
  await expect(projects.locator("img")).toHaveCount(6);
  await expect(sidePanel(page).getByRole("heading", { name: "Contact Us" })).toBeVisible();
  await toggle.click();
  await expect(sidePanel(page)).toBeHidden();
});

test("[2.029] [5.019] the newsletter box wants an e-mail address and then does nothing", async ({
  page,
}) => {
  await goto(page, "/about");
  await page.getByRole("button", { name: "Latest projects and contact" }).click();
  const email = sidePanel(page).getByRole("textbox", { name: "E-mail" });
  const subscribe = sidePanel(page).getByRole("button", { name: "Subscribe" });
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required");
  await subscribe.click();
  await expect(email).toBeFocused();
  await email.fill("amina@example.com");
  const requests = watchRequests(page);
  await subscribe.click();
  await expect(email).toHaveValue("amina@example.com");
  await expect(page).toHaveURL("/about");
  expect(requests).toEqual([]);
});

test("[2.034] after one screen an arrow leads back to the top", async ({ page }) => {
  await goto(page, "/");
  const arrow = page.getByRole("link", { name: "Back to top" });
  await expect(arrow).toBeHidden();
  await expect(footer(page)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, window.innerHeight + 1));
  await arrow.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(arrow).toBeHidden();
});

test("[2.041] [2.042] [2.043] logo, terms and privacy in the footer lead home", async ({
  page,
}) => {
  await goto(page, "/about");
  for (const name of [company.name, "Terms of use", "Privacy policy"]) {
    await expect(footer(page).getByRole("link", { name })).toHaveAttribute("href", "/");
  }
});

test("[2.044] the social links open in a new tab", async ({ page }) => {
  await goto(page, "/about");
  for (const [name, url] of [
    ["Facebook", company.social.facebook],
    ["Instagram", company.social.instagram],
  ] as const) {
    const link = footer(page).getByRole("link", { name });
    await expect(link).toHaveAttribute("href", url);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("[2.045] [9.013] the footer's gallery shows the first six projects", async ({ page }) => {
  await goto(page, "/about");
  const pictures = footer(page)
    .getByRole("link")
    .filter({ has: page.locator("img") });
  await paths(pictures).toEqual(detailPaths(firstProjects(6)));
  await pictures.first().click();
  await expect(page).toHaveURL(detailPaths(firstProjects(1))[0] ?? "");
});

test("[2.046] [9.017] the footer names the office, two telephones, the e-mail and the year 2024", async ({
  page,
}) => {
  await goto(page, "/about");
  await expect(footer(page)).toContainText(company.address.street);
  await expect(footer(page)).toContainText("Dubai");
  for (const number of company.phones) {
    const link = footer(page).getByRole("link", { name: number });
    await expect(link).toHaveAttribute("href", `tel:${number.replaceAll(" ", "")}`);
  }
  expect(company.phones).toHaveLength(2);
  const mail = footer(page).getByRole("link", { name: company.email });
  await expect(mail).toHaveAttribute("href", `mailto:${company.email}`);
  await expect(footer(page)).toContainText("© 2024");
});
