import { useRef, useState } from "react";
import { company } from "#catalog/company.ts";
import { classes } from "#site/ui/classes.ts";
import { ExternalLink } from "#site/ui/link.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/map.ts";
import { StreetNames } from "./street-names.tsx";
import { embedAddress, mapAddress } from "./map-addresses.ts";
import { useReachability } from "./use-reachability.ts";

const embed = embedAddress(company.address);

/** [2.077] The drawn map is shown at once; the embedded map covers it when its host can be reached. */
export function OfficeMap({ drawing }: { drawing: PictureSource }) {
  const frameRef = useRef<HTMLDivElement>(null);
  const reachability = useReachability(frameRef, embed);
  const [loaded, setLoaded] = useState(false);
  const shown = loaded && reachability === "reachable";

  return (
    <figure>
      <div ref={frameRef} className="relative h-96 overflow-hidden md:h-120 xl:h-140">
        <Picture picture={drawing} sizes="100vw" className="size-full object-cover" />
        <StreetNames />
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
      <figcaption className="page-width py-4 text-sm">
        <ExternalLink href={mapAddress(company.address)} className="inline-block py-2">
          {words.openTheMap}
        </ExternalLink>
      </figcaption>
    </figure>
  );
}
