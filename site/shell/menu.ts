import { href } from "react-router";

export type MenuLink = { label: string; to: string };
export type MenuGroup = { label?: string; links: MenuLink[] };
export type MenuEntry = MenuLink & { groups?: MenuGroup[] };

/** The desktop menu: six entries [2.024], whose submenus hold the addresses of [2.026]. */
export const mainMenu: MenuEntry[] = [
  {
    label: "Home",
    to: href("/"),
    groups: [
      {
        links: [
          { label: "Interior design", to: href("/home2") },
          { label: "Home interiors", to: href("/home3") },
          { label: "Furniture and decor", to: href("/home4") },
          { label: "Studio and team", to: href("/home5") },
        ],
      },
    ],
  },
  {
    label: "About",
    to: href("/about"),
    groups: [
      {
        label: "Company",
        links: [
          { label: "Who we are", to: href("/about") },
          { label: "Our people", to: href("/team-single/:id", { id: "1" }) },
          { label: "What clients say", to: href("/testimonial") },
          { label: "Pricing", to: href("/pricing") },
        ],
      },
      {
        label: "Services",
        links: [
          { label: "What we do", to: href("/service") },
          { label: "Specialist services", to: href("/service-s2") },
        ],
      },
    ],
  },
  {
    label: "Projects",
    to: href("/project"),
    groups: [
      {
        label: "Buildings",
        links: [
          { label: "All projects", to: href("/project") },
          { label: "Selected projects", to: href("/project-s2") },
        ],
      },
      {
        label: "Furniture",
        links: [
          { label: "Shop", to: href("/shop") },
          { label: "Cart", to: href("/cart") },
          { label: "Checkout", to: href("/checkout") },
        ],
      },
    ],
  },
  {
    label: "Blog",
    to: href("/blog"),
    groups: [
      {
        links: [
          { label: "Latest posts", to: href("/blog") },
          { label: "With left sidebar", to: href("/blog-left-sidebar") },
          { label: "Full width", to: href("/blog-fullwidth") },
        ],
      },
    ],
  },
  {
    label: "Contact",
    to: href("/contact"),
    groups: [
      {
        label: "Contact us",
        links: [
          { label: "Contact details", to: href("/contact") },
          { label: "Page not found", to: href("/404") },
        ],
      },
      {
        label: "Your account",
        links: [
          { label: "Sign in", to: href("/login") },
          { label: "Sign up", to: href("/register") },
        ],
      },
    ],
  },
  { label: "Broker Registration", to: href("/broker-registration") },
];

/** [2.025] Home is /home here; the Login entry, which leaves the site, stands after these. */
export const mobileMenu: MenuLink[] = [
  { label: "Home", to: href("/home") },
  { label: "About", to: href("/about") },
  { label: "Projects", to: href("/project") },
  { label: "Blog", to: href("/blog") },
  { label: "Contact", to: href("/contact") },
];

/** Whether an entry or one of its pages is shown: /project-single/7 belongs to Projects. */
export function leadsTo({ to, groups = [] }: MenuEntry, pathname: string): boolean {
  const links = [to, ...groups.flatMap(({ links }) => links.map((link) => link.to))];
  return links.some((link) => family(link) === family(pathname));
}

function family(path: string): string {
  return /^\/(\w*)/.exec(path)?.[1] || "home";
}
