import { href } from "react-router";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import type { ProjectTile } from "#site/views/project-tile.ts";
import * as words from "#words/project-page.ts";
import * as projectWords from "#words/projects.ts";
import { ProjectCard } from "./project-card.tsx";

/** [2.064] The row scrolls sideways on a phone. */
export function ProjectDetailRelated({ projects }: { projects: ProjectTile[] }) {
  return (
    <Section
      heading={words.relatedProjects}
      action={<ArrowLink href={href("/project")}>{projectWords.allProjects}</ArrowLink>}
      className="border-t border-rule print:hidden"
    >
      <ul className="grid gap-4 max-md:-mx-gutter max-md:snap-x max-md:scroll-px-gutter max-md:[scrollbar-width:none] max-md:auto-cols-[78%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-gutter md:grid-cols-3 md:gap-6">
        {projects.map((project) => (
          <li key={project.id} className="snap-start">
            <ProjectCard project={project} sizes="(min-width: 48rem) 31vw, 78vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
