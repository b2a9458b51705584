import { type CSSProperties, type ReactNode, type RefObject, useRef } from "react";
import { setUrlParameter, useUrlParameter } from "#site/store/url-query.ts";
import type { ProjectMap } from "#site/views/project-map.ts";
import type { ProjectTile } from "#site/views/project-tile.ts";
import * as mapWords from "#words/map.ts";
import { focusPin } from "./focused-pin.ts";
import { PROJECT_PARAMETER, VIEW_PARAMETER } from "./map-path.ts";
import { MovingMap } from "./moving-map.tsx";
import { PinCard } from "./pin-card.tsx";
import { allPins, type ExplorerSheet } from "./sheet-pins.tsx";
import { StillMap } from "./still-map.tsx";
import { useFrameSize } from "./use-frame-size.ts";
import { useShownSheet } from "./use-shown-sheet.ts";

type ProjectExplorerProps = {
  map: ProjectMap;
  projects: readonly ProjectTile[];
  matching: ReadonlySet<string>;
  /** The city that the list is narrowed to; empty for all. */
  city: string;
  onCity: (city: string) => void;
  /** Receives the ids of the projects in the shown part of the map. */
  onShow: (ids: string[]) => void;
};

/** One map is shown at a time; without script all of them are pictures with links. */
export function ProjectExplorer(props: ProjectExplorerProps) {
  const { map, projects, matching, city, onCity, onShow } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const frame = useFrameSize(frameRef);
  const shownPin = useUrlParameter(PROJECT_PARAMETER);
  const view = useUrlParameter(VIEW_PARAMETER);
  const { sheet, journey } = useShownSheet(map, city, frame !== null);
  const pin = allPins(sheet).find(({ id }) => id === shownPin);
  const chosen = pin && projects.find(({ id }) => id === pin.id);

  function choose(id: string | null) {
    // Closing replaces the entry, so that a back navigation does not open the card again.
    setUrlParameter(PROJECT_PARAMETER, id, { replace: id === null });
    if (id === null && chosen) focusPin(frameRef.current, chosen.id);
  }

  return (
    <>
      <Sheet sheet={sheet} frameRef={frameRef}>
        {frame ? (
          <MovingMap
            key={sheet.key}
            sheet={sheet}
            frame={frame}
            at={view}
            journey={journey}
            matching={matching}
            chosen={chosen?.id}
            onChoose={choose}
            onSettle={(at) => setUrlParameter(VIEW_PARAMETER, at, { replace: true })}
            onShow={onShow}
            onCity={onCity}
          />
        ) : (
          <StillMap sheet={sheet} matching={matching} />
        )}
        {chosen && (
          <PinCard
            key={chosen.id}
            project={chosen}
            price={pin.price}
            onClose={() => choose(null)}
          />
        )}
      </Sheet>
      {!frame &&
        map.cities.map((own) => (
          <div key={own.key} className="mt-10 hidden noscript:block">
            <Sheet sheet={own}>
              <StillMap sheet={own} matching={matching} />
            </Sheet>
          </div>
        ))}
    </>
  );
}

type SheetProps = {
  sheet: ExplorerSheet;
  frameRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

function Sheet({ sheet, frameRef, children }: SheetProps) {
  const ratio = { "--map-ratio": `${sheet.width} / ${sheet.height}` } as CSSProperties;
  return (
    <figure id={sheet.key}>
      <div
        ref={frameRef}
        className="map map-explorer"
        data-overview={"cities" in sheet ? "" : undefined}
        style={ratio}
      >
        {children}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-6 text-xs text-fg-soft">
        <span>{sheet.name}</span>
        {sheet.credit && <span>{mapWords.credit(sheet.credit)}</span>}
      </figcaption>
    </figure>
  );
}
