import { allPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { allServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { gallerySlots, pageSlots, singleSlots, type Size, type Slots } from "./slots.ts";

/** One picture of the site. */
export type Picture = Size & {
  /** As in `/media/<name>-<width>.avif`. */
  name: string;
  /** The entry that it belongs to, as in "projects/warsan-tower", or the page, as in "home". */
  entry: string;
  slot: string;
};

type Entry = { key: string };

/** Every picture, in the order of the manifest. */
export function allPictures(): Picture[] {
  const { home, residence, blog, pages, contact } = pageSlots;
  return [
    ...pictures("home", home),
    ...pictures("residence", residence),
    ...pictures("blog", blog),
    ...pictures("pages", pages),
    ...single("services", allServices()),
    ...gallery("posts", allPosts()),
    ...single("team", allTeamMembers()),
    ...single("products", allProducts()),
    ...gallery("projects", [...allProjects(), ...upcomingProjects()]),
    ...pictures("contact", contact),
  ];
}

function gallery(kind: keyof typeof gallerySlots, entries: readonly Entry[]): Picture[] {
  return entries.flatMap(({ key }) => pictures(`${kind}/${key}`, gallerySlots[kind]));
}

function single(kind: keyof typeof singleSlots, entries: readonly Entry[]): Picture[] {
  return entries.flatMap(({ key }) => {
    const entry = `${kind}/${key}`;
    return pictures(entry, singleSlots[kind]).map((picture) => ({ ...picture, name: entry }));
  });
}

function pictures(entry: string, slots: Slots): Picture[] {
  return Object.entries(slots).map(([slot, size]) => ({
    ...size,
    name: `${entry}/${slot}`,
    entry,
    slot,
  }));
}
