import { company } from "#catalog/company.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";

/** A link preview: a picture of ours with a title set over it. */
export type Preview = { name: string; source: string; title: string; line: string };

/** The default, and one for each project and each post. */
export function previews(): Preview[] {
  return [
    { name: "og/default", source: "home/hero", title: company.name, line: company.tagline },
    ...[...allProjects(), ...upcomingProjects()].map(({ key, title, location }) => ({
      name: `og/projects/${key}`,
      source: `projects/${key}/hero`,
      title,
      line: [...new Set([location.place, location.city])].join(", "),
    })),
    ...allPosts().map(({ key, title }) => ({
      name: `og/posts/${key}`,
      source: `posts/${key}/cover`,
      title,
      line: company.name,
    })),
  ];
}
