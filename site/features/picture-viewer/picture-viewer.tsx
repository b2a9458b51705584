import { useEffect } from "react";
import { create } from "zustand";
import { OnDemand, showNotLoaded } from "#site/ui/on-demand.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";

type PictureViewerProps = { title: string; pictures: readonly PictureSource[] };

/** Not the page's own state: opening a picture must not render parts that are not hydrated yet. */
const useViewer = create(() => ({ first: 0, open: false }));

/** Opens the picture at this index, in full screen. */
export function showPicture(first: number): void {
  useViewer.setState({ first, open: true });
}

function close(): void {
  useViewer.setState({ open: false });
}

/** Once on a page. Its dialog is loaded when the first picture is opened. */
export function PictureViewer({ title, pictures }: PictureViewerProps) {
  const { first, open } = useViewer();
  useEffect(() => close, []);

  function onFailure() {
    close();
    showNotLoaded();
  }

  return (
    <OnDemand wanted={open} load={() => import("./picture-window.tsx")} onFailure={onFailure}>
      {({ PictureWindow }) => (
        <PictureWindow
          title={title}
          pictures={pictures}
          first={first}
          open={open}
          onClose={close}
        />
      )}
    </OnDemand>
  );
}
