import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandRoot } from "./island-root.tsx";
import { NOT_HYDRATED, PART_HYDRATED_EVENT } from "./names.ts";

/** In a transition, so that React gives the main thread back every few milliseconds. */
export function hydrateIsland(element: Element, Component: ComponentType, props: object): void {
  startTransition(() => {
    hydrateRoot(
      element,
      <ReportHydrated element={element}>
        <IslandRoot>
          <Component {...props} />
        </IslandRoot>
      </ReportHydrated>,
      { identifierPrefix: element.id, onCaughtError: reportError },
    );
  });
}

/** Queued clicks are repeated when the island is hydrated (inline/queue.ts). */
function ReportHydrated({ element, children }: { element: Element; children: ReactNode }) {
  useEffect(() => {
    element.removeAttribute(NOT_HYDRATED);
    element.dispatchEvent(new Event(PART_HYDRATED_EVENT, { bubbles: true }));
  }, [element]);
  return children;
}
