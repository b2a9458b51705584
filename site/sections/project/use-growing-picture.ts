import { type CSSProperties, useState } from "react";
import { useLocation } from "react-router";

/** The name a project's picture has in a tile that was pressed and at the head of its own page. */
export function projectPictureName(id: string): string {
  return `project-picture-${id}`;
}

/**
 * Lets the picture of a tile grow into the head of the page it leads to. Only the tile that was
 * pressed is named: one project may stand on a page twice, and names must be unique.
 */
export function useGrowingPicture(id: string, to: string) {
  const { pathname } = useLocation();
  const [pressed, setPressed] = useState(false);
  const grows = pathname !== to;
  const style: CSSProperties | undefined =
    grows && pressed ? { viewTransitionName: projectPictureName(id) } : undefined;
  return { link: { viewTransition: grows, onClick: () => setPressed(true) }, style };
}
