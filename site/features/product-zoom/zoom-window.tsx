import { Dialog } from "#ui/dialog.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";
import { MagnifiedPicture } from "./magnified-picture.tsx";

type ZoomWindowProps = {
  picture: PictureSource;
  title: string;
  open: boolean;
  onClose: () => void;
};

/** [2.081] Escape and the close button close it; the dialog's own transition takes 300 ms [9.006]. */
export function ZoomWindow({ picture, title, open, onClose }: ZoomWindowProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="screen">
      <MagnifiedPicture picture={picture} />
    </Dialog>
  );
}
