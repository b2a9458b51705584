export type ToastKind = "success" | "error" | "warning" | "info";

/** One line, or a heading with a list under it. */
export type ToastMessage = string | { heading: string; lines: string[] };

export type ToastOptions = {
  /** Who speaks, such as a form: the new toast takes the place of those that the same one raised. */
  from?: string;
  /** A button inside the toast, which closes it too. */
  action?: { label: string; run: () => void };
};

/** Says something at the top right for five seconds [2.033] [8.023]. */
export async function showToast(
  kind: ToastKind,
  message: ToastMessage,
  options?: ToastOptions,
): Promise<void> {
  try {
    const { raiseToast } = await loadToaster();
    raiseToast(kind, message, options);
  } catch {
    // Offline, the toaster may not load: what it had to say must still be said.
    window.alert(asText(message));
  }
}

/** Loads the toaster ahead of its first use: forms call it when the visitor begins to fill them in. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}

function loadToaster() {
  return import("./toaster.tsx");
}

function asText(message: ToastMessage): string {
  return typeof message === "string" ? message : [message.heading, ...message.lines].join("\n");
}
