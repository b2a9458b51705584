import { lazy, Suspense, useState } from "react";
import { Button } from "#site/ui/button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { play } from "#site/ui/icons.ts";
import type { StoryFilm } from "#site/views/story-film.ts";

const loadWindow = () => import("./story-window.tsx");
const StoryWindow = lazy(async () => ({ default: (await loadWindow()).StoryWindow }));

type StoryVideoProps = { film: StoryFilm; label: string };

/** [1.005] A button, and the film it opens in a window of its own. */
export function StoryVideo({ film, label }: StoryVideoProps) {
  const [open, setOpen] = useState(false);
  // Fetched when the visitor is about to press, and kept so that it can fade out.
  const [wanted, setWanted] = useState(false);

  function show() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Button
        variant="outline"
        onPointerEnter={loadWindow}
        onFocus={loadWindow}
        onClick={show}
        className="noscript:hidden"
      >
        <Icon shape={play} filled size={16} />
        {label}
      </Button>
      {wanted && (
        <Suspense>
          <StoryWindow film={film} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
