import { allDevelopments } from "#catalog/developments/developments.ts";
import { allSheets } from "#catalog/map/sheets.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { allServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { pageExists } from "./existing-pages.ts";

/** Paths without parameters, and one for each entry of the content. The first page waits until the site is loaded, and the
 * sun of a development's homes takes a second or more to compute, so what lists the homes of all comes after theirs:
 * React Router gives each page 10 seconds. */
export function prerenderedPaths(staticPaths: string[]): string[] {
  const ofAllHomes = staticPaths.filter((path) => path.startsWith("/homes"));
  return [
    ...staticPaths.filter((path) => !ofAllHomes.includes(path)),
    ...allDevelopments().flatMap(({ key }) => [`/homes/${key}`, `/homes/${key}/details.json`]),
    ...ofAllHomes,
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
