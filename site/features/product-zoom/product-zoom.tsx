import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { zoom } from "#ui/icons.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/product-zoom.ts";

export function ProductZoom({ picture, title }: { picture: PictureSource; title: string }) {
  const [open, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        aria-label={words.zoomIn(title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group relative block w-full cursor-zoom-in"
      >
        <Picture
          picture={picture}
          priority
          sizes="(min-width: 90rem) 48rem, (min-width: 64rem) 56vw, 100vw"
          className="aspect-square w-full object-cover"
        />
        <span className="absolute start-3 bottom-3 grid size-11 place-items-center rounded-sm bg-paper/85 text-ink transition-colors duration-300 group-hover:bg-paper">
          <Icon shape={zoom} />
        </span>
      </button>
      <OnDemand
        wanted={open}
        load={() => import("./zoom-window.tsx")}
        onFailure={() => setOpen(false)}
      >
        {({ ZoomWindow }) => (
          <ZoomWindow picture={picture} title={title} open={open} onClose={() => setOpen(false)} />
        )}
      </OnDemand>
    </>
  );
}
