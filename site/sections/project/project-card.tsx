import { href } from "react-router";
import type { ProjectTile } from "#site/views/project-tile.ts";
import { CardPicture } from "#site/sections/card-picture.tsx";
import { CoverLink } from "#site/sections/cover-link.tsx";
import { useGrowingPicture } from "./use-growing-picture.ts";

type ProjectCardProps = {
  project: ProjectTile;
  sizes: string;
};

/** [2.038] The whole card is the link. */
export function ProjectCard({ project, sizes }: ProjectCardProps) {
  const to = href("/project-single/:id", { id: project.id });
  const { link, style } = useGrowingPicture(project.id, to);
  return (
    <article className="group relative">
      <CardPicture picture={project.picture} sizes={sizes} style={style} className="aspect-4/5" />
      <p className="mt-5 flex justify-between gap-4 text-xs">
        <span className="text-highlight">{project.status}</span>
        <span className="text-fg-soft">{project.location}</span>
      </p>
      <h3 className="mt-2 text-2xl">
        <CoverLink to={to} {...link}>
          {project.title}
        </CoverLink>
      </h3>
      <p className="mt-1.5 text-sm text-fg-soft">{project.subtitle}</p>
    </article>
  );
}
