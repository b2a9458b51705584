import type { ProjectTile as Project } from "#site/views/project-tile.ts";
import { ProjectTile } from "./project-tile.tsx";

const leadSizes = "(min-width: 90rem) 41rem, (min-width: 64rem) 45vw, 92vw";
const sizes = "(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, 45vw";

/** [2.062] Five projects: the first large, the other four beside it. */
export function ProjectMosaic({ projects }: { projects: Project[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:gap-x-6 lg:grid-cols-4 lg:gap-y-12">
      {projects.map((project, index) => (
        <li key={project.id} className="first:col-span-2 first:row-span-2">
          <ProjectTile
            project={project}
            sizes={index === 0 ? leadSizes : sizes}
            className="h-full"
            pictureClassName={
              index === 0 ? "aspect-4/5 lg:aspect-auto lg:min-h-0 lg:flex-1" : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}
