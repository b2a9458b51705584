import { createRoot } from "react-dom/client";
import {
  type CloseButtonProps,
  cssTransition,
  type Id,
  toast,
  ToastContainer,
  type ToastTransitionProps,
} from "react-toastify/unstyled";
import * as words from "#words/toasts.ts";
import { Icon } from "#ui/icon.tsx";
import { check, close, info, warning } from "#ui/icons.ts";
import { keepToastsOnTop, onDismissal, type ShownToast, toastHost } from "#ui/toast-host.ts";
import { ToastContent, type ToastContentProps, type ToastMessage } from "./toast-content.tsx";
import { uncoverInvalidField } from "./uncover-invalid-field.ts";
import "./toast.css";

export type ToastKind = "success" | "error" | "warning" | "info";

export type ToastOptions = Pick<ToastContentProps, "action"> & {
  /** The source, such as a form: a new toast replaces those from the same source. */
  from?: string;
};

const AUTO_CLOSE_MS = 5000; // [8.023] fixes five seconds

const shapes: Record<ToastKind, string> = { success: check, info, warning, error: warning };

const Slide = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 200 });

/** [8.023] The package starts the timer after the enter animation, even when toasts are paused by then. */
function SlideIn({ playToast, ...rest }: ToastTransitionProps) {
  return <Slide {...rest} playToast={() => mayRun() && playToast()} />;
}

const host = toastHost();

// A React root of its own: pages need no provider, and load this code only when they show a toast.
createRoot(host).render(
  <ToastContainer
    // Names the shortcut: a toast closes before a keyboard user can tab through the page to it.
    aria-label={words.notificationsName}
    position="top-right"
    theme="colored"
    autoClose={AUTO_CLOSE_MS}
    closeOnClick
    pauseOnHover
    pauseOnFocusLoss
    newestOnTop
    // Hides the bar from screen readers only; toast.css still shows it.
    hideProgressBar
    transition={SlideIn}
    closeButton={CloseToast}
  />,
);

/** A toast that is closing is left out, because the container ignores updates to it. */
const shownToasts = new Map<Id, ShownToast & { text: string }>();

function dismiss(isMeant: (toast: ShownToast, id: Id) => boolean): void {
  for (const [id, shown] of shownToasts) {
    if (!isMeant(shown, id)) continue;
    shownToasts.delete(id);
    toast.dismiss(id);
  }
}

onDismissal(host, dismiss);

// The side panel and the mobile menu open where the toasts are.
document.addEventListener(
  "beforetoggle",
  ({ target, newState }) => {
    if (newState === "open" && (target as Element).matches(".panel")) dismiss(() => true);
  },
  { capture: true },
);

/** [8.023] Toasts wait while the mouse or the focus is on one of them, or the window has lost the focus. */
function mayRun(): boolean {
  const toasts = [...shownToasts.keys()].map((id) => document.getElementById(String(id)));
  const isInUse = toasts.some(
    (element) => element?.matches(":hover") || element?.contains(document.activeElement),
  );
  return document.hasFocus() && !isInUse;
}

function resume(): void {
  if (mayRun()) toast.play();
}

host.addEventListener("focusin", () => toast.pause());
host.addEventListener("focusout", resume);
// The package resumes only the toast that the mouse was on.
host.addEventListener("mouseleave", resume);

const uncover = () => shownToasts.size > 0 && uncoverInvalidField(host);
document.addEventListener("focusin", uncover);
// The host grows with every new toast.
new ResizeObserver(uncover).observe(host);

export function raiseToast(
  kind: ToastKind,
  message: ToastMessage,
  { from, action }: ToastOptions = {},
): void {
  keepToastsOnTop();
  const text = JSON.stringify([kind, message]);
  // A message that is already shown starts its five seconds again. Two actions are never the same.
  const same = action ? undefined : [...shownToasts].find(([, shown]) => shown.text === text)?.[0];
  dismiss((shown, id) => from !== undefined && shown.from === from && id !== same);
  if (same !== undefined) return toast.update(same, { autoClose: AUTO_CLOSE_MS });
  const id: Id = toast[kind](<ToastContent message={message} action={action} />, {
    role: kind === "error" || kind === "warning" ? "alert" : "status",
    icon: <Icon shape={shapes[kind]} />,
    onClose() {
      shownToasts.delete(id);
      // The focus in this toast may have paused the others.
      resume();
    },
  });
  shownToasts.set(id, { text, from, isError: kind === "error" && !action });
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={words.closeNotification}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <Icon shape={close} size={16} />
    </button>
  );
}
