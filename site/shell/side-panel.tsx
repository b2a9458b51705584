import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import type { ProjectLink } from "#site/views/project-link.ts";
import * as words from "#words/header.ts";
import { SIDE_PANEL } from "./panel-names.ts";

const SidePanelContent = hydrateWhenVisible(
  () => import("./side-panel-content.tsx"),
  "SidePanelContent",
);

export function SidePanel({ projects }: { projects: ProjectLink[] }) {
  return (
    <section
      id={SIDE_PANEL}
      popover="auto"
      aria-label={words.openSidePanel}
      className="panel on-paper w-full bg-paper text-fg shadow-overlay sm:w-120"
    >
      <SidePanelContent projects={projects} />
    </section>
  );
}
