import { useState } from "react";
import { reducesMotion } from "#site/ui/reduces-motion.ts";
import type { ProjectMap } from "#site/views/project-map.ts";
import type { Journey } from "./moving-map.tsx";
import type { ExplorerSheet } from "./sheet-pins.tsx";

/** At this zoom the map of a city replaces the overview. */
const CITY_ZOOM = 4;

/** From one city to another the map moves over the overview, so that the visitor sees where both are. */
export function useShownSheet(
  map: ProjectMap,
  chosenCity: string,
  isReady: boolean,
): { sheet: ExplorerSheet; journey?: Journey } {
  const goal = map.cities.some(({ city }) => city === chosenCity) ? chosenCity : "";
  /** The city whose map is shown; empty for the overview, and undefined before the first map can move. */
  const [reached, setReached] = useState<string>();
  if (isReady && reached === undefined) setReached(goal);
  const sheet = map.cities.find(({ city }) => city === goal) ?? map.overview;
  if (reached === undefined || reached === goal) return { sheet };
  if (reducesMotion()) {
    setReached(goal);
    return { sheet };
  }
  const viewOf = (name: string) => {
    const city = map.overview.cities.find((pin) => pin.city === name);
    return city && { x: city.x, y: city.y, zoom: CITY_ZOOM };
  };
  return {
    sheet: map.overview,
    journey: {
      from: viewOf(reached),
      to: viewOf(goal) ?? null,
      onArrive: () => setReached(goal),
    },
  };
}
