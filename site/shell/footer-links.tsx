import { href, Link } from "react-router";
import { classes } from "#ui/classes.ts";
import * as words from "#words/footer.ts";
import type { MenuGroup } from "./menu.ts";

const groups: Required<MenuGroup>[] = [
  {
    label: words.company,
    links: [
      { label: words.aboutUs, to: href("/about") },
      { label: words.services, to: href("/service") },
      { label: words.testimonials, to: href("/testimonial") },
      { label: words.pricing, to: href("/pricing") },
    ],
  },
  {
    label: words.discover,
    links: [
      { label: words.projects, to: href("/project") },
      { label: words.blog, to: href("/blog") },
      { label: words.furnitureShop, to: href("/shop") },
    ],
  },
  {
    label: words.workWithUs,
    links: [
      { label: words.contact, to: href("/contact") },
      { label: words.brokerRegistration, to: href("/broker-registration") },
    ],
  },
];

export function FooterLinks({ className }: { className?: string }) {
  return (
    <nav
      aria-label={words.linksName}
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
