import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { play } from "#ui/icons.ts";
import type { FilmView } from "#site/views/film.ts";
import { useFilmWindow } from "./use-film-window.tsx";

export function StoryButton({ film, label }: { film: FilmView; label: string }) {
  const { show, prepare, element } = useFilmWindow(film);
  return (
    <>
      <Button
        variant="outline"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
        className="noscript:hidden"
      >
        <Icon shape={play} filled size={16} />
        {label}
      </Button>
      {element}
    </>
  );
}
