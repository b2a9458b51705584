import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useCloseOnBack } from "./close-on-back.ts";
import { keepToastsOnTop } from "./toast-host.ts";

type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** The id of the heading inside, which names the dialog and takes the first focus. */
  titleId: string;
  className: string;
  /** The URL says that the overlay is open, so Back closes it by itself. */
  isInUrl?: boolean;
  children: ReactNode;
};

/** The duration of the exit transition in the callers' classes (`duration-300`). */
const EXIT_MS = 300;

/** The platform traps and returns the focus, and base.css locks the page's scroll; this adds the
 * click on the backdrop and leaves the state to the owner. */
export function Modal({ open, onClose, titleId, className, isInUrl, children }: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const present = usePresence(open);
  const askToClose = useEffectEvent(onClose);
  useCloseOnBack(open && !isInUrl, onClose);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;
    const stopListening = listenForClosing(dialog, () => askToClose());
    dialog.showModal();
    // The title gets the first focus: screen readers read it out, and a phone opens no keyboard.
    document.getElementById(titleId)?.focus();
    keepToastsOnTop();
    return () => {
      stopListening();
      dialog.close();
      keepToastsOnTop();
    };
  }, [open, titleId]);

  if (!present) return null;
  return (
    <dialog ref={dialogRef} aria-labelledby={titleId} className={className}>
      {children}
    </dialog>
  );
}

/** True while open, and until the exit transition is over. */
function usePresence(open: boolean) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);

  return open || present;
}

/** Reports Escape and a click on the backdrop; the owner closes the dialog. */
function listenForClosing(dialog: HTMLDialogElement, askToClose: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: EventTarget | null = null;

  // A file field's own "cancel" bubbles up to here as well.
  dialog.addEventListener(
    "cancel",
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      // React restores the focus after a change, even into a film that is being removed.
      (document.activeElement as HTMLElement | null)?.blur();
      askToClose();
    },
    { signal },
  );
  // Browsers close on a second Escape without a cancel event: the close event reports it.
  dialog.addEventListener("close", () => !dialog.open && askToClose(), { signal });
  // A click must also start on the backdrop, because a text selection may end there.
  dialog.addEventListener("pointerdown", (event) => (pressed = event.target), { signal });
  dialog.addEventListener(
    "click",
    // The second click of a double one was meant for the button that opened the dialog.
    ({ target, detail }) => target === dialog && pressed === dialog && detail < 2 && askToClose(),
    { signal },
  );
  return () => listening.abort();
}
