import { type ReactNode, useId } from "react";
import * as words from "#ui/words/controls.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import { Modal } from "#ui/modal.tsx";
import { sidePanel } from "./side-panel.ts";

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  foot?: ReactNode;
};

const look = `w-[min(100vw-2.5rem,28rem)] ${sidePanel}`;

export function Drawer({ open, onClose, title, children, foot }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} titleId={titleId} className={look}>
      <div className="flex min-h-header items-center gap-4 border-b border-rule ps-6 pe-3.5">
        <h2 id={titleId} tabIndex={-1} className="flex-1 text-xl outline-none">
          {title}
        </h2>
        <IconButton label={words.close} shape={close} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-6">
        {children}
      </div>
      {foot && <div className="border-t border-rule p-6">{foot}</div>}
    </Modal>
  );
}
