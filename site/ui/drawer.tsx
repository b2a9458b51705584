import { type ReactNode, useId } from "react";
import * as words from "#ui/words/controls.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import { Modal } from "#ui/modal.tsx";

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  foot?: ReactNode;
};

const look =
  "on-paper inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh w-[min(100vw-2.5rem,28rem)] max-w-full flex-col bg-paper shadow-overlay transition-[translate,display,overlay] transition-discrete duration-300 ease-calm backdrop:bg-ink/50 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 beyond-end open:flex open:translate-none open:backdrop:opacity-100 starting:open:beyond-end starting:open:backdrop:opacity-0";

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
