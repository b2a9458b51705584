import { lazy, Suspense, useState } from "react";
import { Icon } from "#site/ui/icon.tsx";
import { play } from "#site/ui/icons.ts";
import type { BlogFilm } from "#site/views/blog-film.ts";

const loadPlayer = () => import("./film-player.tsx");
const FilmPlayer = lazy(() => loadPlayer().then(({ FilmPlayer }) => ({ default: FilmPlayer })));

/** [2.072] [4.011] The play button over a post's picture, and the window its film is shown in. */
export function BlogVideo({ film }: { film: BlogFilm }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function play() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <PlayButton label={`Play film: ${film.name}`} onIntent={loadPlayer} onClick={play} />
      {wanted && (
        <Suspense>
          <FilmPlayer film={film} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type PlayButtonProps = { label: string; onIntent: () => void; onClick: () => void };

function PlayButton({ label, onIntent, onClick }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
      className="on-paper absolute top-1/2 left-1/2 grid size-20 -translate-1/2 cursor-pointer place-items-center rounded-full bg-paper transition-[scale] duration-500 ease-calm hover:scale-106 focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-paper md:size-24 [@media(scripting:none)]:hidden"
    >
      <Icon shape={play} size={28} filled className="translate-x-px" />
    </button>
  );
}
