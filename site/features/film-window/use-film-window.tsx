import { type ReactNode, useState } from "react";
import { OnDemand } from "#site/ui/on-demand.tsx";
import type { FilmView } from "#site/views/film.ts";

type FilmWindow = {
  show: () => void;
  /** Loads the code ahead; called on hover and focus. */
  prepare: () => void;
  element: ReactNode;
};

const loadWindow = () => import("./film-window.tsx");

/** The dialog's code is loaded when the visitor points at the button. */
export function useFilmWindow(film: FilmView): FilmWindow {
  const [open, setOpen] = useState(false);

  return {
    show: () => setOpen(true),
    prepare: () => void loadWindow().catch(() => undefined),
    element: (
      <OnDemand wanted={open} load={loadWindow} onFailure={() => setOpen(false)}>
        {({ FilmWindow }) => <FilmWindow film={film} open={open} onClose={() => setOpen(false)} />}
      </OnDemand>
    ),
  };
}
