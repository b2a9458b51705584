import { useRef, useState } from "react";
import { company } from "#catalog/company.ts";
import { MapLinks } from "#site/map/map-links.tsx";
import { PlaceAnchors } from "#site/map/place-anchors.tsx";
import { PlaceCaption } from "#site/map/place-caption.tsx";
import { PlaceDrawing } from "#site/map/place-drawing.tsx";
import { classes } from "#ui/classes.ts";
import type { PlaceMap } from "#site/views/place-map.ts";
import * as words from "#words/map.ts";
import { embedUrl } from "./embed-url.ts";
import { useReachability } from "./use-reachability.ts";

const embed = embedUrl(company.address);

/** [2.077] The drawn map is shown at once; the embedded map covers it when its host can be reached. */
export function OfficeMap({ map }: { map: PlaceMap }) {
  const frameRef = useRef<HTMLDivElement>(null);
  const reachability = useReachability(frameRef, embed);
  const [loaded, setLoaded] = useState(false);
  const shown = loaded && reachability === "reachable";

  return (
    <>
      <figure>
        <div ref={frameRef} className="relative h-96 md:h-120 xl:h-140 2xl:h-176">
          <PlaceDrawing {...map} className="size-full" />
          {reachability !== "unchecked" && (
            <iframe
              loading="lazy"
              inert={!shown}
              src={embed}
              title={words.mapOf(company.address.area, company.address.city)}
              // oxlint-disable-next-line react/iframe-missing-sandbox -- another host's page cannot lift its own sandbox
              sandbox="allow-scripts allow-same-origin allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => setLoaded(true)}
              className={classes(
                "absolute inset-0 size-full border-0 transition-opacity duration-700 ease-calm",
                shown ? "opacity-100" : "opacity-0",
              )}
            />
          )}
        </div>
        <PlaceCaption {...map} className="page-width" />
      </figure>
      <div className="page-width pt-8 pb-section">
        <PlaceAnchors {...map} className="gap-x-12 md:grid md:grid-cols-2" />
        <MapLinks {...map} />
      </div>
    </>
  );
}
