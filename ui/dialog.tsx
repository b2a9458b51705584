import { type ReactNode, useId } from "react";
import * as words from "#ui/words/controls.ts";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import { close } from "./icons.ts";
import { Modal } from "./modal.tsx";

type DialogProps = {
  open: boolean;
  /** Called by Escape, the backdrop and the close button; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  description?: string;
  size: "form" | "film" | "screen";
  /** Mounted only while the dialog is open. */
  children: ReactNode;
};

const base =
  "m-auto flex-col overflow-hidden opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-300 ease-calm backdrop:bg-ink/70 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 open:flex open:opacity-100 open:backdrop:opacity-100 starting:open:opacity-0 starting:open:backdrop:opacity-0";

// On a phone a form leaves a strip of the backdrop at the top free to be tapped.
const sizes = {
  form: "on-paper max-h-[calc(100dvh-3rem)] w-full max-w-full translate-y-3 rounded-sm bg-paper shadow-overlay open:translate-y-0 starting:open:translate-y-3 max-md:mb-0 md:max-h-[min(100dvh-4rem,60rem)] md:w-[min(100vw-4rem,46rem)]",
  film: "on-ink max-h-dvh w-[min(100vw-1.5rem,72rem)] max-w-full translate-y-3 rounded-sm bg-ink shadow-overlay open:translate-y-0 starting:open:translate-y-3",
  screen: "on-ink h-dvh max-h-dvh w-screen max-w-full bg-ink",
};

const bodies = {
  form: "relative min-h-0 overflow-y-auto overscroll-contain px-6 pb-8 md:px-10 md:pb-10",
  film: "min-h-0",
  screen: "min-h-0 flex-1",
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, size, children } = props;
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} titleId={titleId} className={classes(base, sizes[size])}>
      <div
        className={classes(
          "flex items-start gap-4",
          size === "form" ? "px-6 pt-5 pb-6 md:px-10 md:pt-8" : "py-1.5 ps-5 pe-1.5",
        )}
      >
        <div className="min-w-0 flex-1 self-center">
          <h2
            id={titleId}
            tabIndex={-1}
            className={classes("outline-none", size === "form" ? "text-2xl" : "truncate text-lg")}
          >
            {title}
          </h2>
          {description && <p className="mt-2 text-sm text-fg-soft">{description}</p>}
        </div>
        <IconButton
          label={words.close}
          shape={close}
          onClick={onClose}
          className={size === "form" ? "-me-2.5 md:-me-3" : undefined}
        />
      </div>
      <div className={bodies[size]}>{children}</div>
    </Modal>
  );
}
