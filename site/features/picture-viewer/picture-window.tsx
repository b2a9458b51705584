import { Dialog } from "#site/ui/dialog.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";
import { PictureReel } from "./picture-reel.tsx";

type PictureViewerProps = {
  title: string;
  pictures: readonly PictureSource[];
  /** Where the visitor comes in. */
  first: number;
  open: boolean;
  onClose: () => void;
};

export function PictureViewer({ title, pictures, first, open, onClose }: PictureViewerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="screen">
      <PictureReel pictures={pictures} first={first} />
    </Dialog>
  );
}
