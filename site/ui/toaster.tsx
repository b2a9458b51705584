import { createRoot } from "react-dom/client";
import {
  type CloseButtonProps,
  cssTransition,
  type Id,
  toast,
  ToastContainer,
  type ToastTransitionProps,
} from "react-toastify/unstyled";
import { Icon } from "./icon.tsx";
import { check, close, info, warning } from "./icons.ts";
import { keepToastsOnTop, onDismissal, type StandingToast, toastHost } from "./toast-host.ts";
import { ToastContent } from "./toast-content.tsx";
import type { ToastKind, ToastMessage, ToastOptions } from "./toast.ts";
import { uncoverInvalidField } from "./uncover-invalid-field.ts";
import "./toast.css";

const AUTO_CLOSE_MS = 5000; // [8.023]

const shapes: Record<ToastKind, string> = { success: check, info, warning, error: warning };

const Slide = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 200 });

/** [8.023] The package starts the clock of a toast that has come in, also when the window lost the focus meanwhile. */
function SlideIn({ playToast, ...rest }: ToastTransitionProps) {
  return <Slide {...rest} playToast={() => document.hasFocus() && playToast()} />;
}

const host = toastHost();

// A tree of its own: pages need no provider, and no page that shows no toast carries the code.
createRoot(host).render(
  <ToastContainer
    // With its key: a toast goes away before one who has no mouse has gone through the page to it.
    aria-label="Notifications, Alt+T"
    position="top-right"
    theme="colored"
    autoClose={AUTO_CLOSE_MS}
    closeOnClick
    pauseOnHover
    pauseOnFocusLoss
    newestOnTop
    // The bar is drawn all the same (toast.css); this keeps it from being read out.
    hideProgressBar
    transition={SlideIn}
    closeButton={CloseToast}
  />,
);

/** One on its way out stands no more: the container would drop a second of its id. */
const standing = new Map<Id, StandingToast & { said: string }>();

function dismiss(isMeant: (toast: StandingToast, id: Id) => boolean): void {
  for (const [id, one] of standing) {
    if (!isMeant(one, id)) continue;
    standing.delete(id);
    toast.dismiss(id);
  }
}

onDismissal(host, dismiss);

// The side panel and the menu of a phone come in where the toasts stand.
document.addEventListener(
  "beforetoggle",
  ({ target, newState }) => {
    if (newState === "open" && (target as Element).matches(".panel")) dismiss(() => true);
  },
  { capture: true },
);

let shownPath = location.pathname;

// A mistake is of no interest on another page. Where the browser cannot tell, its five seconds run out.
window.navigation?.addEventListener("currententrychange", () => {
  if (location.pathname !== shownPath) dismiss(({ isError }) => isError);
  shownPath = location.pathname;
});

// Who has gone to a toast by keyboard is not timed.
host.addEventListener("focusin", () => toast.pause());
host.addEventListener("focusout", () => document.hasFocus() && toast.play());

const uncover = () => standing.size > 0 && uncoverInvalidField(host);
document.addEventListener("focusin", uncover);
// It grows when a toast comes.
new ResizeObserver(uncover).observe(host);

export function raiseToast(
  kind: ToastKind,
  message: ToastMessage,
  { from, action }: ToastOptions = {},
): void {
  keepToastsOnTop();
  const said = JSON.stringify([kind, message]);
  // One that still stands there is not said twice; its five seconds begin anew. An action is never the same.
  const same = action ? undefined : [...standing].find(([, one]) => one.said === said)?.[0];
  dismiss((one, id) => from !== undefined && one.from === from && id !== same);
  if (same !== undefined) return toast.update(same, { autoClose: AUTO_CLOSE_MS });
  const id: Id = toast[kind](<ToastContent message={message} action={action} />, {
    role: kind === "error" || kind === "warning" ? "alert" : "status",
    icon: <Icon shape={shapes[kind]} />,
    onClose() {
      standing.delete(id);
      // The focus may have been in it, for which the others have waited.
      if (document.hasFocus()) toast.play();
    },
  });
  standing.set(id, { said, from, isError: kind === "error" && !action });
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="toast-close"
      aria-label="Close notification"
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <Icon shape={close} size={16} />
    </button>
  );
}
