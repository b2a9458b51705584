import { href } from "react-router";
import { allTeamMembers } from "#catalog/team.ts";
import * as words from "#words/menu.ts";
import { existingEntries, existingLinks, type MenuEntry, type MenuLink } from "./existing-links.ts";

const [firstMember] = allTeamMembers();

/** [2.024] The desktop menu has six entries, whose submenus link to the pages of [2.026] that exist. */
export const mainMenu: MenuEntry[] = existingEntries([
  {
    label: words.home,
    to: href("/"),
    groups: [
      {
        links: [
          { label: words.interiorDesign, to: href("/home2") },
          { label: words.homeInteriors, to: href("/home3") },
          { label: words.furnitureAndDecor, to: href("/home4") },
          { label: words.studioAndTeam, to: href("/home5") },
        ],
      },
    ],
  },
  {
    label: words.about,
    to: href("/about"),
    groups: [
      {
        label: words.company,
        links: [
          { label: words.whoWeAre, to: href("/about") },
          { label: words.ourPeople, to: href("/team-single/:id", { id: firstMember?.id ?? "1" }) },
          { label: words.whatClientsSay, to: href("/testimonial") },
          { label: words.pricing, to: href("/pricing") },
        ],
      },
      {
        label: words.services,
        links: [
          { label: words.whatWeDo, to: href("/service") },
          { label: words.specialistServices, to: href("/service-s2") },
        ],
      },
    ],
  },
  {
    label: words.projects,
    to: href("/project"),
    groups: [
      {
        label: words.buildings,
        links: [
          { label: words.allProjects, to: href("/project") },
          { label: words.selectedProjects, to: href("/project-s2") },
          { label: words.homesForSale, to: href("/homes") },
        ],
      },
      {
        label: words.furniture,
        links: [
          { label: words.shop, to: href("/shop") },
          { label: words.cart, to: href("/cart") },
          { label: words.checkout, to: href("/checkout") },
        ],
      },
    ],
  },
  {
    label: words.blog,
    to: href("/blog"),
    groups: [
      {
        links: [
          { label: words.latestPosts, to: href("/blog") },
          { label: words.withLeftSidebar, to: href("/blog-left-sidebar") },
          { label: words.fullWidth, to: href("/blog-fullwidth") },
        ],
      },
    ],
  },
  {
    label: words.contact,
    to: href("/contact"),
    groups: [
      {
        label: words.contactUs,
        links: [
          { label: words.contactDetails, to: href("/contact") },
          { label: words.pageNotFound, to: href("/404") },
        ],
      },
      {
        label: words.yourAccount,
        links: [
          { label: words.signIn, to: href("/login") },
          { label: words.signUp, to: href("/register") },
        ],
      },
    ],
  },
  { label: words.brokerRegistration, to: href("/broker-registration") },
]);

/** [2.025] Home is /home here; the Login entry, which leaves the site, follows these. */
export const mobileMenu: MenuLink[] = existingLinks([
  { label: words.home, to: href("/home") },
  { label: words.about, to: href("/about") },
  { label: words.projects, to: href("/project") },
  { label: words.blog, to: href("/blog") },
  { label: words.contact, to: href("/contact") },
]);

export const mobileMenuFoot: MenuLink[] = existingLinks([
  { label: words.homesForSale, to: href("/homes") },
]);
