import { useEffect, useEffectEvent } from "react";
import { arrowStep } from "#site/ui/arrow-step.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { arrowBack, arrowForward } from "#ui/icons.ts";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/picture-viewer.ts";
import { useReel } from "./use-reel.ts";

type PictureReelProps = { pictures: readonly PictureSource[]; first: number };

export function PictureReel({ pictures, first }: PictureReelProps) {
  const { shown, goBy, reelProps } = useReel(first, pictures.length);
  useArrowKeys(goBy);

  return (
    <div className="flex h-full flex-col">
      <ul
        {...reelProps}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.picturesName}
        className="flex min-h-0 flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-contain"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            aria-hidden={index !== shown}
            className="h-full w-full shrink-0 snap-center snap-always px-2 md:px-6"
          >
            <Picture
              picture={picture}
              sizes="100vw"
              className="size-full object-contain"
              style={{ backgroundColor: "transparent" }}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 px-5 py-3">
        <p aria-live="polite" className="min-w-0 text-sm text-fg-soft">
          <span className="me-3 text-fg tabular-nums">
            {shown + 1} / {pictures.length}
          </span>
          <span className="max-md:hidden">{pictures[shown]?.alt}</span>
        </p>
        <div className="flex shrink-0 gap-2">
          <IconButton
            label={words.previousPicture}
            shape={arrowBack}
            variant="outline"
            aria-disabled={shown === 0}
            onClick={() => goBy(-1)}
          />
          <IconButton
            label={words.nextPicture}
            shape={arrowForward}
            variant="outline"
            aria-disabled={shown === pictures.length - 1}
            onClick={() => goBy(1)}
          />
        </div>
      </div>
    </div>
  );
}

function useArrowKeys(goBy: (step: number) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    goBy(step);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
