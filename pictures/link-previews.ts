import { company } from "#catalog/company.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";

/** The picture that other sites show beside a link: `source` with a title and a line of text over it. */
export type LinkPreview = { name: string; source: string; title: string; line: string };

/** The default, and one for each project and each post. */
export function linkPreviews(): LinkPreview[] {
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
