import { useId } from "react";
import { href } from "react-router";
import { MapLinks } from "#site/map/map-links.tsx";
import { PlaceAnchors } from "#site/map/place-anchors.tsx";
import { PlaceCaption } from "#site/map/place-caption.tsx";
import { PlaceDrawing } from "#site/map/place-drawing.tsx";
import { TextLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import type { PlaceMap } from "#site/views/place-map.ts";
import * as words from "#words/map.ts";

export function PlaceSection({ map }: { map: PlaceMap }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} spacing="none" className="pb-section print:hidden">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <h2 id={headingId} className="text-2xl lg:col-start-2">
          {words.whereItIs}
        </h2>
        <figure className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {map.crop && (
            <PlaceDrawing {...map} className="aspect-16/10 max-md:-mx-gutter lg:aspect-16/9" />
          )}
          <PlaceCaption {...map} />
        </figure>
        <div className="lg:col-start-2">
          <PlaceAnchors {...map} />
          <MapLinks {...map} />
          <p className="text-sm">
            <TextLink href={`${href("/project/map")}?${new URLSearchParams({ city: map.city })}`}>
              {words.projectsAround(map.city)}
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
