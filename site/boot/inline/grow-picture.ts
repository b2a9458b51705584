import { projectPictureName } from "#site/boot/project-picture-name.ts";

/** The picture of a followed tile grows into the picture of the project's page; every other
 * navigation goes without a transition. Only that tile gets the name, because a project may be on a
 * page twice, and names must be unique. */
export function growPicture(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const path = new URL(activation?.entry?.url ?? "", location.href).pathname;
    const id = /^\/project-single\/(.+)/.exec(path)?.[1];
    const picture = document.querySelector<HTMLElement>(
      `article:is(:hover, :focus-within):has(a[href="${path}"]) img`,
    );
    if (!id || !picture) return viewTransition.skipTransition();
    picture.style.viewTransitionName = projectPictureName(id);
    // The page may come back from the back/forward cache.
    viewTransition.finished.finally(() => picture.style.removeProperty("view-transition-name"));
  });
}
