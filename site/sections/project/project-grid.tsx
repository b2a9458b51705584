import type { ProjectTile as Project } from "#site/views/project-tile.ts";
import { ProjectTile } from "./project-tile.tsx";

const sizes = "(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw";

/** All texts are visible without hovering. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 lg:gap-y-12">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectTile project={project} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
