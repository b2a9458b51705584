import type { MouseEvent } from "react";
import { placeStyle } from "#site/map/map-style.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import type { CityPin } from "#site/views/project-map.ts";
import { dir } from "#words/language.ts";
import * as words from "#words/project-map.ts";
import { cityMapPath } from "./map-path.ts";
import type { PinActions } from "./pin-link.tsx";
import { PinGroupList } from "./pin-group-list.tsx";

/** Names of cities that are closer on the overview, in its units, would overlap on a phone. */
const CLOSE_UNITS = 800;

type CityPinsProps = PinActions & {
  cities: readonly CityPin[];
  onCity?: (city: CityPin) => void;
};

export function CityPins({ cities, onCity, ...actions }: CityPinsProps) {
  function open(event: MouseEvent, city: CityPin) {
    if (!onCity || belongsToBrowser(event)) return;
    event.preventDefault();
    onCity(city);
  }

  const middle = cities.reduce((sum, { x }) => sum + x, 0) / cities.length;
  return (
    <ul aria-label={words.cities}>
      {cities.map((pin) => {
        const { city, pins, sheetKey } = pin;
        const found = pins.filter(({ id }) => actions.matching.has(id)).length;
        return (
          <li
            key={city}
            className="map-at"
            data-text-above={isAboveAnother(pin, cities) ? "" : undefined}
            data-east={pin.x > middle ? "" : undefined}
            style={placeStyle(pin)}
          >
            {sheetKey ? (
              <a
                href={cityMapPath(city, sheetKey)}
                className="map-city"
                data-projects={pins.map(({ id }) => id).join(" ")}
                data-faded={found === 0 ? "" : undefined}
                onClick={(event) => open(event, pin)}
              >
                <span className="map-count" aria-hidden="true">
                  {found}
                </span>
                <span dir={dir} className="map-city-name">
                  {city} <span className="sr-only">{words.projectCount(found)}</span>
                </span>
              </a>
            ) : (
              <PinGroupList pins={pins} city={city} {...actions} />
            )}
            {sheetKey && <DistrictList pins={pins} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Screen readers get a list; the links are on the city's own map. */
function DistrictList({ pins }: Pick<CityPin, "pins">) {
  const districts = [...new Set(pins.map(({ district }) => district))];
  return (
    <ul className="sr-only">
      {districts.map((district) => (
        <li key={district}>
          {words.projectsOfDistrict(
            district,
            pins.filter((pin) => pin.district === district).map(({ title }) => title),
          )}
        </li>
      ))}
    </ul>
  );
}

/** The name is then above the pin, because below it would cover the other city's. */
function isAboveAnother(pin: CityPin, cities: readonly CityPin[]): boolean {
  return cities.some(
    ({ x, y }) => y > pin.y && y - pin.y < CLOSE_UNITS && Math.abs(x - pin.x) < 2 * CLOSE_UNITS,
  );
}
