import { Icon } from "#ui/icon.tsx";
import { play } from "#ui/icons.ts";
import type { FilmView } from "#site/views/film.ts";
import * as words from "#words/play-film.ts";
import { useFilmWindow } from "./use-film-window.tsx";

export function PlayButton({ film }: { film: FilmView }) {
  const { show, prepare, element } = useFilmWindow(film);
  return (
    <>
      <button
        type="button"
        aria-label={words.playFilm(film.name)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
        className="on-paper absolute inset-0 m-auto grid size-20 cursor-pointer place-items-center rounded-full bg-paper transition-[scale] duration-500 ease-calm hover:scale-106 focus-visible:outline-4 focus-visible:outline-offset-4 focus-visible:outline-paper md:size-24 noscript:hidden"
      >
        {/* oxlint-disable-next-line ours/no-physical-classes -- a triangle points to the right and is centred by eye */}
        <Icon shape={play} size={28} filled className="translate-x-px" />
      </button>
      {element}
    </>
  );
}
