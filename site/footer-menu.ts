import { href } from "react-router";
import * as words from "#words/footer.ts";
import { existingGroups, type MenuGroup } from "./existing-links.ts";

export const footerMenu: MenuGroup[] = existingGroups([
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
]);
