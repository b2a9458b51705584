import "#site/ui/printed-alone.css";
import "./home-dialog.css";
import { useId } from "react";
import { createPortal } from "react-dom";
import { Modal } from "#ui/modal.tsx";
import * as words from "#words/homes.ts";
import { DialogBody, type DialogBodyProps } from "./dialog-body.tsx";
import { DialogHead } from "./dialog-head.tsx";
import { useHomeDetails } from "#site/home-details/use-home-details.ts";

type HomeDialogProps = Omit<DialogBodyProps, "loading" | "subject"> & {
  /** False while the dialog closes. */
  isOpen: boolean;
  /** The owner takes the home out of the URL; a back navigation does that by itself. */
  onClose: () => void;
};

const look =
  "home-dialog printed-alone on-paper inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh w-full max-w-full flex-col bg-paper shadow-overlay transition-[translate,display,overlay] transition-discrete duration-300 ease-calm backdrop:bg-ink/50 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 beyond-end open:flex open:translate-none open:backdrop:opacity-100 lg:w-[min(100vw-4rem,84rem)] starting:open:beyond-end starting:open:backdrop:opacity-0";

export function HomeDialog({ isOpen, ...props }: HomeDialogProps) {
  const { development, home, onClose } = props;
  const titleId = useId();
  const loading = useHomeDetails([development.key]);
  const subject = words.homeSubject(home.number, development.title, development.place);
  // A child of the body, so that the page behind it can be left out on paper.
  return createPortal(
    <Modal open={isOpen} isInUrl onClose={onClose} titleId={titleId} className={look}>
      <DialogHead {...props} titleId={titleId} details={loading.details?.[0] ?? null} />
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible">
        <DialogBody
          {...props}
          loading={{ ...loading, details: loading.details?.[0] ?? null }}
          subject={subject}
        />
      </div>
    </Modal>,
    document.body,
  );
}
