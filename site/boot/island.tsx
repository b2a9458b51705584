import { type ComponentType, createContext, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { IslandRoot } from "./island-root.tsx";
import { HYDRATE_WHEN, ISLAND, ISLAND_PROPS, NOT_HYDRATED } from "./names.ts";

type Options = {
  /** `visible`: when the island comes into view; `start`: when the page's script starts, for what
   * depends on the URL or on saved state; `used`: when the pointer or the focus reaches it. A queued
   * click (inline/queue.ts) hydrates it in any case. */
  when?: "visible" | "start" | "used";
  className?: string;
};

/** Whether an island is being rendered: another one inside it is a part of it. */
const InsideIsland = createContext(false);

/** A part of a page that React handles in the browser, in a root of its own (hydrate-islands.ts). Its
 * name is in site/islands.ts. Its properties go through the HTML as JSON. */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { when = "visible", className }: Options = {},
): ComponentType<Props> {
  // In the browser only tests render a whole page.
  if (!import.meta.env.SSR) return Component;

  function Island(props: Props) {
    const id = useId();
    if (use(InsideIsland)) return <Component {...props} />;
    return <Prerendered id={id} props={props} />;
  }

  /** Calls no hooks: rendering another tree in between would confuse them. */
  function Prerendered({ id, props }: { id: string; props: Props }) {
    const html = renderToString(
      <InsideIsland value>
        <IslandRoot>
          <Component {...props} />
        </IslandRoot>
      </InsideIsland>,
      { identifierPrefix: id },
    );
    const attributes = {
      [NOT_HYDRATED]: "",
      [ISLAND]: name,
      [HYDRATE_WHEN]: when === "visible" ? undefined : when,
      [ISLAND_PROPS]: Object.keys(props).length > 0 ? JSON.stringify(props) : undefined,
    };
    return (
      <div
        id={id}
        className={className}
        {...attributes}
        // oxlint-disable-next-line react/no-danger -- HTML that React has just rendered
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }

  return Island;
}
