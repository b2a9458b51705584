import type { ProjectTile as Project } from "#site/views/project-tile.ts";
import { ProjectTile } from "./project-tile.tsx";

/** The attribute pairs a tile with its pin. */
export function ProjectColumn({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-9">
      {projects.map((project) => (
        <li
          key={project.id}
          data-project={project.id}
          className="outline-2 outline-offset-6 outline-transparent transition-[outline-color] duration-300 ease-calm data-marked:outline-brass"
        >
          <ProjectTile project={project} sizes="18vw" pictureClassName="aspect-4/3" />
        </li>
      ))}
    </ul>
  );
}
