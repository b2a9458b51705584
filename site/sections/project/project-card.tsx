import { href } from "react-router";
import type { ProjectTile } from "#site/views/project-tile.ts";
import { CardPicture } from "#site/sections/card-picture.tsx";
import { CoverLink } from "#site/sections/cover-link.tsx";

type ProjectCardProps = {
  project: ProjectTile;
  sizes: string;
};

/** [2.038] The whole card is the link. */
export function ProjectCard({ project, sizes }: ProjectCardProps) {
  return (
    <article className="group relative">
      <CardPicture picture={project.picture} sizes={sizes} className="aspect-4/5" />
      <p className="mt-5 flex justify-between gap-4 text-xs">
        <span className="text-highlight">{project.status}</span>
        <span className="text-fg-soft">{project.location}</span>
      </p>
      <h3 className="mt-2 text-2xl">
        <CoverLink href={href("/project-single/:id", { id: project.id })}>
          {project.title}
        </CoverLink>
      </h3>
      <p className="mt-1.5 text-sm text-fg-soft">{project.subtitle}</p>
    </article>
  );
}
