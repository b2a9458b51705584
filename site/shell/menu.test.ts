import { expect, test } from "vitest";
import { leadsTo, mainMenu, type MenuEntry, mobileMenu } from "./menu.ts";

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
