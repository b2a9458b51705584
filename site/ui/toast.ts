import type { ToastMessage } from "./toast-content.tsx";
import type { ToastKind, ToastOptions } from "./toaster.tsx";

/** [2.033] [8.023] The message is in the top corner for five seconds. */
export async function showToast(
  kind: ToastKind,
  message: ToastMessage,
  options?: ToastOptions,
): Promise<void> {
  try {
    const { raiseToast } = await loadToaster();
    raiseToast(kind, message, options);
  } catch {
    // Offline the toaster may not load, but its message must be shown.
    window.alert(asText(message));
  }
}

/** Loads the toaster before its first use: forms call it when the visitor starts to fill them in. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}

function loadToaster() {
  return import("./toaster.tsx");
}

function asText(message: ToastMessage): string {
  return typeof message === "string" ? message : [message.heading, ...message.lines].join("\n");
}
