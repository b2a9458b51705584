import type { ProjectTile as Project } from "#site/views/project-tile.ts";
import { classes } from "#ui/classes.ts";
import { ProjectTile } from "./project-tile.tsx";

const sizes = "(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw";

type ProjectGridProps = {
  projects: Project[];
  /** On a phone the grid has two rows and is swiped sideways, for pages that have more below it. */
  swipe?: boolean;
};

/** All texts are visible without hovering. */
export function ProjectGrid({ projects, swipe }: ProjectGridProps) {
  return (
    <ul
      className={classes(
        "grid gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 lg:gap-y-12",
        swipe
          ? "max-md:-mx-gutter max-md:snap-x max-md:scroll-px-gutter max-md:auto-cols-[42%] max-md:grid-flow-col max-md:grid-rows-[auto_auto] max-md:overflow-x-auto max-md:px-gutter max-md:pb-4"
          : "grid-cols-2",
      )}
    >
      {projects.map((project) => (
        <li key={project.id} className={swipe ? "snap-start" : undefined}>
          <ProjectTile project={project} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
