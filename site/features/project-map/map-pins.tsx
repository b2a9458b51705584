import type { PinGroup } from "#domain/map/pin-groups.ts";
import type { Point } from "#domain/map/view.ts";
import { placeStyle } from "#site/map/map-style.ts";
import type { ProjectPin } from "#site/views/project-map.ts";
import * as words from "#words/project-map.ts";
import { type PinGroupActions, PinGroupList } from "./pin-group-list.tsx";
import { PinLink } from "./pin-link.tsx";

type MapPinsProps = PinGroupActions & {
  groups: readonly PinGroup<ProjectPin>[];
  label: string;
  /** The middle of the shown part: texts open towards it, so that the frame does not cut them off. */
  middle: Point;
};

/** For screen readers the pins are a list by district. Pins that would cover each other are one group. */
export function MapPins({ groups, label, middle, ...actions }: MapPinsProps) {
  const districts = [...new Set(groups.map(districtName))];
  return (
    <ul aria-label={label}>
      {districts.map((district) => (
        <li key={district}>
          <span className="sr-only">{district}</span>
          <ul>
            {groups
              .filter((group) => districtName(group) === district)
              .map(({ x, y, pins }) => (
                <li
                  key={pins[0]!.id}
                  className="map-at"
                  data-text-above={y > middle.y ? "" : undefined}
                  data-east={x > middle.x ? "" : undefined}
                  style={placeStyle({ x, y })}
                >
                  {pins.length > 1 ? (
                    <PinGroupList pins={pins} {...actions} />
                  ) : (
                    <PinLink pin={pins[0]!} {...actions} />
                  )}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function districtName({ pins }: PinGroup<ProjectPin>): string {
  const { district } = pins[0]!;
  return pins.every((pin) => pin.district === district)
    ? district
    : words.districtAndNearby(district);
}
