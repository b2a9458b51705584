import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PictureSource } from "#site/ui/picture.tsx";

// Comes when the first picture is opened: most visitors never do.
const PictureViewer = lazy(async () => {
  const { PictureViewer } = await import("./picture-viewer.tsx");
  return { default: PictureViewer };
});

type Viewer = {
  /** Shows the picture at this place in the list, over the whole screen. */
  show: (index: number) => void;
  /** To be rendered somewhere on the page. */
  element: ReactNode;
};

export function usePictureViewer(title: string, pictures: readonly PictureSource[]): Viewer {
  const [first, setFirst] = useState(0);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show(index: number) {
    setFirst(index);
    setWanted(true);
    setOpen(true);
  }

  return {
    show,
    element: wanted && (
      <Suspense fallback={null}>
        <PictureViewer {...{ title, pictures, first, open }} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
