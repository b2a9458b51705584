import { href } from "react-router";
import type { ProjectTile as Project } from "#site/views/project-tile.ts";
import { TextLink } from "#site/ui/link.tsx";
import { classes } from "#ui/classes.ts";
import { CardPicture } from "#site/sections/card-picture.tsx";
import { CoverLink } from "#site/sections/cover-link.tsx";

type ProjectTileProps = {
  project: Project;
  sizes: string;
  /** The picture's proportions and, where it fills a cell, its height. */
  pictureClassName?: string;
  className?: string;
};

/** [2.061] The whole tile is a link with the title as its name. */
export function ProjectTile({
  project,
  sizes,
  pictureClassName = "aspect-4/5",
  className,
}: ProjectTileProps) {
  return (
    <article className={classes("group project-tile", className)}>
      <CardPicture picture={project.picture} sizes={sizes} className={pictureClassName} />
      <h3>
        <CoverLink href={href("/project-single/:id", { id: project.id })}>
          {project.title}
        </CoverLink>
      </h3>
      <p>{project.subtitle}</p>
      <p>
        {project.location}
        <span className="text-highlight">{project.status}</span>
      </p>
      {project.homes && (
        <TextLink href={project.homes.to} className="relative mt-2 self-start">
          {project.homes.label}
        </TextLink>
      )}
    </article>
  );
}
