import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import { close } from "./icons.ts";
import { Modal } from "./modal.tsx";

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  side: "left" | "right";
  children: ReactNode;
  /** Stays in sight at the foot while the rest scrolls. */
  foot?: ReactNode;
};

const base =
  "on-paper inset-y-0 m-0 h-dvh max-h-dvh w-[min(100vw-2.5rem,28rem)] max-w-full flex-col bg-paper shadow-overlay transition-[translate,display,overlay] transition-discrete duration-300 ease-calm backdrop:bg-ink/50 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 open:flex open:translate-x-0 open:backdrop:opacity-100 starting:open:backdrop:opacity-0";

const sides = {
  left: "right-auto left-0 -translate-x-full starting:open:-translate-x-full",
  right: "right-0 left-auto translate-x-full starting:open:translate-x-full",
};

export function Drawer({ open, onClose, title, side, children, foot }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} titleId={titleId} className={classes(base, sides[side])}>
      <div className="flex min-h-header items-center gap-4 border-b border-rule pr-3.5 pl-6">
        <h2 id={titleId} tabIndex={-1} className="flex-1 text-xl outline-none">
          {title}
        </h2>
        <IconButton label="Close" shape={close} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-6">
        {children}
      </div>
      {foot && <div className="border-t border-rule p-6">{foot}</div>}
    </Modal>
  );
}
