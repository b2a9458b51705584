import "#site/ui/printed-alone.css";
import "./home-dialog.css";
import { useId } from "react";
import { createPortal } from "react-dom";
import { widePanel } from "#site/ui/side-panel.ts";
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

export function HomeDialog({ isOpen, ...props }: HomeDialogProps) {
  const { development, home, onClose } = props;
  const titleId = useId();
  const loading = useHomeDetails([development.key]);
  const subject = words.homeSubject(home.number, development.title, development.place);
  // A child of the body, so that the page behind it can be left out on paper.
  return createPortal(
    <Modal
      open={isOpen}
      isInUrl
      onClose={onClose}
      titleId={titleId}
      className={`home-dialog ${widePanel}`}
    >
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
