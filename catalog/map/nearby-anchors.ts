import { kmBetween } from "./distance.ts";
import type { Sheet } from "./read-sheets.ts";
import type { PlaceKind } from "./schema.ts";
import { type Coordinates, nameIn } from "./sheets.ts";

/** Of the kinds in one row the nearest counts. */
const anchorKinds: PlaceKind[][] = [["metro", "station"], ["airport"], ["school"], ["beach"]];

export type Anchor = { kind: PlaceKind; name: string; km: number };

export function nearbyAnchors(
  { places }: Pick<Sheet, "places">,
  { latitude, longitude }: Coordinates,
): Anchor[] {
  return anchorKinds.flatMap((kinds) => {
    const anchors = places
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, name, at }) => ({
        kind,
        name: nameIn(name),
        km: kmBetween([longitude, latitude], at),
      }));
    return anchors.toSorted((one, other) => one.km - other.km).slice(0, 1);
  });
}
