import type { MouseEvent } from "react";
import { href } from "react-router";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import type { ProjectPin } from "#site/views/project-map.ts";
import { dir } from "#words/language.ts";

export type PinActions = {
  /** The projects that fit the filters; the others fade. */
  matching: ReadonlySet<string>;
  chosen?: string;
  onChoose?: (id: string) => void;
};

/** With script the link opens the project's card on the map. */
export function PinLink({ pin, matching, chosen, onChoose }: PinActions & { pin: ProjectPin }) {
  const { id, title, status, price } = pin;

  function choose(event: MouseEvent) {
    if (!onChoose || belongsToBrowser(event)) return;
    event.preventDefault();
    onChoose(id);
  }

  return (
    <a
      href={href("/project-single/:id", { id })}
      className="map-pin"
      data-project={id}
      data-priced={price && ""}
      data-faded={matching.has(id) ? undefined : ""}
      aria-current={id === chosen || undefined}
      onClick={choose}
    >
      <span dir={dir} className="map-pin-text">
        <span className="map-pin-title">{title}</span>{" "}
        <span className="map-pin-status">{status}</span>
        {price && (
          <>
            {" "}
            <span className="map-pin-price">{price}</span>
          </>
        )}
      </span>
    </a>
  );
}
