import { useEffect } from "react";
import { create } from "zustand";
import { OnDemand } from "#site/ui/on-demand.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";

type PictureViewerProps = { title: string; pictures: readonly PictureSource[] };

/** The state is outside the page, because opening a picture must not render parts that are not hydrated. */
const useViewer = create(() => ({ first: 0, open: false }));

export function showPicture(first: number): void {
  useViewer.setState({ first, open: true });
}

function close(): void {
  useViewer.setState({ open: false });
}

/** Rendered once on a page; its dialog is loaded when the first picture is opened. */
export function PictureViewer({ title, pictures }: PictureViewerProps) {
  const { first, open } = useViewer();
  useEffect(() => close, []);

  return (
    <OnDemand wanted={open} load={() => import("./picture-window.tsx")} onFailure={close}>
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
