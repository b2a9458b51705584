import type { MouseEvent } from "react";
import type { ProjectPin } from "#site/views/project-map.ts";
import { dir } from "#words/language.ts";
import * as words from "#words/project-map.ts";
import { type PinActions, PinLink } from "./pin-link.tsx";

export type PinGroupActions = PinActions & {
  /** Returns whether the map can show the pins of a group apart; if not, the group opens as a list. */
  onSeparate?: (pins: readonly ProjectPin[]) => boolean;
};

type PinGroupListProps = PinGroupActions & {
  pins: readonly ProjectPin[];
  /** Given where the pins stand for a whole city. */
  city?: string;
};

/** A click zooms to the pins where the map can separate them, and otherwise opens their list. */
export function PinGroupList({ pins, city, onSeparate, ...actions }: PinGroupListProps) {
  const matching = pins.filter(({ id }) => actions.matching.has(id));
  const counted = matching.length > 0 ? matching : pins;

  function separate(event: MouseEvent) {
    if (onSeparate?.(counted)) event.preventDefault();
  }

  return (
    <details name="pins" className="map-group" data-faded={matching.length > 0 ? undefined : ""}>
      <summary aria-label={words.groupName(counted.map(({ title }) => title))} onClick={separate}>
        <span className="map-count">{counted.length}</span>
        {city && (
          <span dir={dir} className="map-city-name">
            {city}
          </span>
        )}
      </summary>
      <ul dir={dir} className="on-paper">
        {pins.map((pin) => (
          <li key={pin.id}>
            <PinLink pin={pin} {...actions} />
          </li>
        ))}
      </ul>
    </details>
  );
}
