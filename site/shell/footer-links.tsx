import { href, Link } from "react-router";
import { classes } from "#site/ui/classes.ts";
import type { MenuGroup } from "./menu.ts";

const groups: Required<MenuGroup>[] = [
  {
    label: "Company",
    links: [
      { label: "About us", to: href("/about") },
      { label: "Services", to: href("/service") },
      { label: "Testimonials", to: href("/testimonial") },
      { label: "Pricing", to: href("/pricing") },
    ],
  },
  {
    label: "Discover",
    links: [
      { label: "Projects", to: href("/project") },
      { label: "Blog", to: href("/blog") },
      { label: "Furniture shop", to: href("/shop") },
    ],
  },
  {
    label: "Work with us",
    links: [
      { label: "Contact", to: href("/contact") },
      { label: "Broker registration", to: href("/broker-registration") },
    ],
  },
];

export function FooterLinks({ className }: { className?: string }) {
  return (
    <nav
      aria-label="Footer"
      className={classes("grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3", className)}
    >
      {groups.map(({ label, links }) => (
        <div key={label}>
          <h2 className="mb-2 font-sans eyebrow text-highlight">{label}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="flex min-h-11 items-center text-sm text-fg-soft transition-colors hover:text-fg"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
