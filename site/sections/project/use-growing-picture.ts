import { type CSSProperties, useState } from "react";
import { useLocation } from "react-router";

/** The same name in the clicked tile and on the project's page. */
export function projectPictureName(id: string): string {
  return `project-picture-${id}`;
}

/** Only the clicked tile gets the view transition name: a project may be on a page twice, and names
 * must be unique. */
export function useGrowingPicture(id: string, to: string) {
  const { pathname } = useLocation();
  const [pressed, setPressed] = useState(false);
  const grows = pathname !== to;
  const style: CSSProperties | undefined =
    grows && pressed ? { viewTransitionName: projectPictureName(id) } : undefined;
  return { link: { viewTransition: grows, onClick: () => setPressed(true) }, style };
}
