import { allDevelopments } from "#catalog/developments/developments.ts";
import { allSheets } from "#catalog/map/sheets.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { allServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { pageExists } from "./existing-pages.ts";

/** Paths without parameters, and one for each entry of the content. Developments come first: the sun of their homes
 * takes seconds to compute, and a page of all homes would do that for all of them in the time of one page. */
export function prerenderedPaths(staticPaths: string[]): string[] {
  return [
    ...allDevelopments().flatMap(({ key }) => [`/homes/${key}`, `/homes/${key}/details.json`]),
    ...staticPaths,
    ...entryPaths("project-single", [...allProjects(), ...upcomingProjects()]),
    ...entryPaths("service-single", allServices()),
    ...entryPaths("team-single", allTeamMembers()),
    ...entryPaths("product-single", allProducts()),
    ...entryPaths("blog-single", allPosts()),
    ...entryPaths("blog-single-left-sidebar", allPosts()),
    ...entryPaths("blog-single-fullwidth", allPosts()),
    ...allSheets().map(({ key }) => `/map/${key}.svg`),
  ].filter(pageExists);
}

function entryPaths(page: string, entries: { id: string | number }[]): string[] {
  return entries.map(({ id }) => `/${page}/${id}`);
}
