import { type KeyboardEvent, useEffect, useRef } from "react";
import { href } from "react-router";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import { ArrowLink, TextLink } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { ProjectTile } from "#site/views/project-tile.ts";
import * as words from "#words/project-map.ts";

type PinCardProps = { project: ProjectTile; price?: string; onClose: () => void };

/** Keyed by the id of the project, so that each project mounts its own card. */
export function PinCard({ project, price, onClose }: PinCardProps) {
  const cardRef = useRef<HTMLDivElement>(null);

  // A keyboard user goes on in the card, and closes it with Escape.
  useEffect(() => cardRef.current?.focus({ preventScroll: true }), []);

  function closeByKey(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the card
    <div
      ref={cardRef}
      role="dialog"
      tabIndex={-1}
      aria-label={project.title}
      className="map-card on-paper"
      onKeyDown={closeByKey}
    >
      <Picture
        picture={project.picture}
        alt=""
        sizes="20rem"
        className="aspect-16/9 w-full object-cover max-sm:aspect-3/1"
      />
      <IconButton
        label={words.closeCard}
        shape={close}
        variant="solid"
        className="absolute end-2 top-2"
        onClick={onClose}
      />
      <div className="p-4 pe-14 sm:pe-4">
        <h2 className="text-lg leading-snug">{project.title}</h2>
        <p className="mt-0.5 text-sm text-fg-soft">{project.subtitle}</p>
        <p className="mt-2 flex flex-wrap gap-x-3 text-xs text-fg-soft">
          <span>{project.location}</span>
          <span className="text-highlight">{project.status}</span>
          <span>{project.area}</span>
        </p>
        {price && <p className="mt-2 text-sm font-medium tabular-nums">{price}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-6">
          <ArrowLink href={href("/project-single/:id", { id: project.id })}>
            {words.seeProject}
          </ArrowLink>
          {project.homes && (
            <TextLink href={project.homes.to} className="py-2 text-sm">
              {project.homes.label}
            </TextLink>
          )}
        </p>
      </div>
    </div>
  );
}
