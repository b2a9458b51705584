import { href } from "react-router";
import { classes } from "#ui/classes.ts";
import { Picture } from "#site/ui/picture.tsx";
import type { ProjectLink } from "#site/views/project-link.ts";

type ProjectThumbnailsProps = {
  projects: ProjectLink[];
  sizes: string;
  /** Title and place are under each picture; without captions the title is its alternative text. */
  captions?: boolean;
  className: string;
};

export function ProjectThumbnails({
  projects,
  sizes,
  captions,
  className,
}: ProjectThumbnailsProps) {
  return (
    <ul className={classes("grid", className)}>
      {projects.map(({ id, title, location, picture }) => (
        <li key={id}>
          <a href={href("/project-single/:id", { id })} className="group block">
            <span className="block overflow-hidden">
              <Picture
                picture={picture}
                sizes={sizes}
                alt={captions ? "" : title}
                className="aspect-4/3 w-full object-cover transition-[scale] duration-700 ease-calm group-hover:scale-104"
              />
            </span>
            {captions && (
              <span className="mt-2 block leading-snug">
                <span className="block text-sm font-medium">{title}</span>
                <span className="block text-xs text-fg-soft">{location}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
