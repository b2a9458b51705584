import { showToast } from "./toast.ts";

const KEY = "pending-toast";

/** The page that is opened shows the toast. */
export function openPageWithToast(path: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Where the browser blocks storage, the message must be shown here.
    window.alert(text);
  }
  location.assign(path);
}

export function showPendingToast(): void {
  const text = takePendingToast();
  if (text) void showToast("success", text);
}

function takePendingToast(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
