import { createRoot } from "react-dom/client";
import {
  type CloseButtonProps,
  cssTransition,
  type Id,
  toast,
  ToastContainer,
} from "react-toastify/unstyled";
import { Icon } from "./icon.tsx";
import { check, close, info, warning } from "./icons.ts";
import { keepToastsOnTop, toastHost } from "./toast-host.ts";
import type { ToastKind, ToastMessage } from "./toast.ts";
import "./toast.css";

const AUTO_CLOSE_MS = 5000; // [8.023]

const shapes: Record<ToastKind, string> = { success: check, info, warning, error: warning };

const slide = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 200 });

// A tree of its own: pages need no provider, and no page that shows no toast carries the code.
createRoot(toastHost()).render(
  <ToastContainer
    aria-label="Notifications"
    position="top-right"
    theme="colored"
    autoClose={AUTO_CLOSE_MS}
    closeOnClick
    pauseOnHover
    pauseOnFocusLoss
    newestOnTop
    // The bar is drawn all the same (toast.css); this keeps it from being read out.
    hideProgressBar
    transition={slide}
    closeButton={CloseToast}
  />,
);

/** By what they say. One on its way out stands no more: the container would drop a second of its id. */
const standing = new Map<string, Id>();

export function raiseToast(kind: ToastKind, message: ToastMessage): void {
  const said = JSON.stringify([kind, message]);
  const id = standing.get(said);
  // One that still stands there is not said twice; its five seconds begin anew.
  if (id !== undefined) return toast.update(id, { autoClose: AUTO_CLOSE_MS });
  const raised = toast[kind](<ToastText message={message} />, {
    role: kind === "error" || kind === "warning" ? "alert" : "status",
    icon: <Icon shape={shapes[kind]} />,
    onClose: () => standing.delete(said),
  });
  standing.set(said, raised);
  keepToastsOnTop();
}

function ToastText({ message }: { message: ToastMessage }) {
  if (typeof message === "string") return <p className="toast-text">{message}</p>;
  return (
    <div className="toast-text">
      <p>{message.heading}</p>
      <ul>
        {message.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
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
