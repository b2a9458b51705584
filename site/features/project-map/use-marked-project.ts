import { type RefObject, useEffect } from "react";

const MARKED = "data-marked";
const events = ["pointerover", "pointerleave", "focusin", "focusout"];

/** Pointing at a project, or focusing it, marks it in the list and on the map, by the attribute data-
 * project, or data-projects of a city. */
export function useMarkedProject(pageRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = pageRef.current;
    if (!page) return;

    function mark(event: Event) {
      const next = event instanceof FocusEvent && event.type === "focusout";
      const target = (next ? event.relatedTarget : event.target) as Element | null;
      const id = target?.closest<HTMLElement>("[data-project]")?.dataset.project;
      for (const element of page!.querySelectorAll<HTMLElement>(
        "[data-project], [data-projects]",
      )) {
        const { project, projects = project } = element.dataset;
        element.toggleAttribute(MARKED, id !== undefined && projects!.split(" ").includes(id));
      }
    }
    for (const event of events) page.addEventListener(event, mark);
    return () => {
      for (const event of events) page.removeEventListener(event, mark);
    };
  }, [pageRef]);
}
