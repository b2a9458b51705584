import { afterEach, expect, test, vi } from "vitest";
import { existingEntries, type MenuEntry } from "./existing-links.ts";
import { mainMenu, mobileMenu } from "./menus.ts";
import { leadsTo } from "./shell/leads-to.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("[2.024] the desktop menu has six entries", () => {
  expect(mainMenu.map(({ label }) => label)).toEqual([
    "Home",
    "About",
    "Projects",
    "Blog",
    "Contact",
    "Broker Registration",
  ]);
});

test("[2.026] the submenus of the desktop menu link to every other page", () => {
  const reached = mainMenu.flatMap(({ groups = [] }) => groups.flatMap(({ links }) => links));
  expect(reached.map(({ to }) => to)).toEqual(
    expect.arrayContaining([
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
    ]),
  );
});

test("[2.025] the mobile menu goes to /home and leaves brokers to the desktop", () => {
  expect(mobileMenu.map(({ to }) => to)).toEqual([
    "/home",
    "/about",
    "/project",
    "/blog",
    "/contact",
  ]);
});

test.each([
  ["/", "Home"],
  ["/home", "Home"],
  ["/home4", "Home"],
  ["/team-single/3", "About"],
  ["/service-single/2", "About"],
  ["/project-single/7", "Projects"],
  ["/cart", "Projects"],
  ["/blog-single-fullwidth/1", "Blog"],
  ["/login", "Contact"],
  ["/broker-registration", "Broker Registration"],
])("%s belongs to %s alone", (path, label) => {
  const owners = mainMenu.filter((entry: MenuEntry) => leadsTo(entry, path));
  expect(owners.map((entry) => entry.label)).toEqual([label]);
});

test("menus leave out links to pages of parts that are switched off, and groups without links", async () => {
  vi.stubEnv("SHOP", "off");
  vi.stubEnv("ACCOUNTS", "off");
  vi.resetModules();
  const { mainMenu } = await import("./menus.ts");
  const { footerMenu } = await import("./footer-menu.ts");
  const groups = mainMenu.flatMap((entry) => entry.groups ?? []);
  expect(groups.map(({ label }) => label)).not.toContain("Furniture");
  expect(groups.map(({ label }) => label)).not.toContain("Your account");
  const linked = [...groups, ...footerMenu].flatMap(({ links }) => links.map(({ to }) => to));
  expect(linked).toContain("/homes");
  expect(linked.join()).not.toMatch(/shop|cart|checkout|home4|login|register/);
});

test("a submenu that leads nowhere but to the page of its entry is left out", () => {
  const [entry] = existingEntries([
    {
      label: "Projects",
      to: "/project",
      groups: [
        { label: "Buildings", links: [{ label: "All projects", to: "/project" }] },
        { label: "Ships", links: [{ label: "All ships", to: "/ship" }] },
      ],
    },
  ]);
  expect(entry).toEqual({ label: "Projects", to: "/project" });
});
