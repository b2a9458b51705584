import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { SampleRoom } from "#site/views/sample-rooms.ts";
import * as words from "#words/room-viewer.ts";

const roomNames = { living: words.livingRoom, balcony: words.balcony };

const loadPanorama = () => import("./panorama.tsx");

type RoomViewerProps = {
  rooms: readonly SampleRoom[];
  /** Says over the picture whose rooms these are. */
  label: string;
};

/** The button on the still loads the panorama of the room, at first the first. The frame is as wide as its container. */
export function RoomViewer({ rooms, label }: RoomViewerProps) {
  const [shown, setShown] = useState(rooms[0]?.kind);
  const [open, setOpen] = useState(false);
  const room = rooms.find(({ kind }) => kind === shown);
  if (!room) return null;
  const prepare = () => void loadPanorama().catch(() => undefined);

  return (
    <section aria-label={words.name}>
      <div role="group" aria-label={words.chooseRoom} className="flex gap-6 noscript:hidden">
        {rooms.map(({ kind }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === shown}
            onClick={() => setShown(kind)}
            className="min-h-12 cursor-pointer border-b-2 border-transparent font-medium text-fg-soft transition-colors duration-300 ease-calm hover:text-fg aria-pressed:border-highlight aria-pressed:text-fg"
          >
            {roomNames[kind]}
          </button>
        ))}
      </div>
      <div className="relative mt-4 aspect-4/5 max-h-[80svh] w-full overflow-hidden bg-ink sm:aspect-8/5">
        <Picture
          key={room.kind}
          picture={room.still}
          sizes="(min-width: 1320px) 1320px, 100vw"
          className="size-full object-cover"
        />
        {!open && (
          <Button
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen(true)}
            className="absolute start-5 bottom-5 noscript:hidden"
          >
            {words.lookAround}
          </Button>
        )}
        <OnDemand wanted={open} load={loadPanorama} onFailure={() => setOpen(false)}>
          {({ Panorama }) =>
            open && (
              <Panorama
                key={room.kind}
                name={roomNames[room.kind]}
                label={label}
                picture={room.panorama}
              />
            )
          }
        </OnDemand>
        <p className="pointer-events-none absolute start-3 top-3 max-w-[calc(100%-1.5rem)] bg-ink/85 px-3 py-2 text-sm text-ivory">
          {label}
        </p>
      </div>
    </section>
  );
}
