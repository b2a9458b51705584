import { ExternalLink } from "#site/ui/link.tsx";
import type { PlaceMap } from "#site/views/place-map.ts";
import * as words from "#words/map.ts";

type MapLinksProps = Pick<PlaceMap, "title" | "latitude" | "longitude">;

/** Only devices with a touch screen get the link to a maps app. */
export function MapLinks({ title, latitude, longitude }: MapLinksProps) {
  const at = `${latitude},${longitude}`;
  return (
    <p className="flex flex-wrap gap-x-6 text-sm">
      <ExternalLink href={`https://www.google.com/maps/search/?api=1&query=${at}`} className="py-3">
        {words.openInMaps}
      </ExternalLink>
      <a
        href={`geo:${at}?q=${at}(${encodeURIComponent(title)})`}
        className="text-link hidden py-3 pointer-coarse:inline"
      >
        {words.openInMapsApp}
      </a>
    </p>
  );
}
