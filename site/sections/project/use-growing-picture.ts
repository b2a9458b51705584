import { type CSSProperties, useState } from "react";
import { useLocation } from "react-router";

/** The view transition name of a project's picture, in the clicked tile and on the project's page. */
export function projectPictureName(id: string): string {
  return `project-picture-${id}`;
}

/**
 * A view transition from the picture of a tile to the picture of the project's page. Only the clicked
 * tile gets the name: a project may be on a page twice, and names must be unique.
 */
export function useGrowingPicture(id: string, to: string) {
  const { pathname } = useLocation();
  const [pressed, setPressed] = useState(false);
  const grows = pathname !== to;
  const style: CSSProperties | undefined =
    grows && pressed ? { viewTransitionName: projectPictureName(id) } : undefined;
  return { link: { viewTransition: grows, onClick: () => setPressed(true) }, style };
}
