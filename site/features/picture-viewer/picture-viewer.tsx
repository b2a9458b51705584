import { useState } from "react";
import { useOpenedBy } from "#site/boot/use-opened-by.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";

type PictureViewerProps = { title: string; pictures: readonly PictureSource[] };

/** Rendered once on a page; its dialog is loaded when the first picture is opened. */
export function PictureViewer({ title, pictures }: PictureViewerProps) {
  const [{ first, open }, setViewer] = useState({ first: 0, open: false });
  const close = () => setViewer({ first, open: false });
  useOpenedBy("PictureViewer", ({ dataset }) =>
    setViewer({ first: Number(dataset.picture), open: true }),
  );

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
