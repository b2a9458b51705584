import { Dialog } from "#ui/dialog.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";
import { PictureReel } from "./picture-reel.tsx";

type PictureWindowProps = {
  title: string;
  pictures: readonly PictureSource[];
  first: number;
  open: boolean;
  onClose: () => void;
};

export function PictureWindow({ title, pictures, first, open, onClose }: PictureWindowProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="screen">
      <PictureReel pictures={pictures} first={first} />
    </Dialog>
  );
}
