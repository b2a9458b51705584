import { hideOfflineNotice, showOfflineNotice } from "./offline-notice.ts";

const RETRY_MS = 2000;

let pendingUrl: string | undefined;

export async function openWhenReachable(url: string): Promise<void> {
  pendingUrl = url;
  const canOpen = await isReachable(url);
  if (pendingUrl !== url) return;
  if (canOpen) return location.assign(url);
  showOfflineNotice();
  await nextTry();
  if (pendingUrl === url) openWhenReachable(url);
}

export function cancelOpening(): void {
  pendingUrl = undefined;
  hideOfflineNotice();
}

async function isReachable(url: string) {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(url, { method: "HEAD", cache: "no-store" });
    return status < 500;
  } catch {
    return false;
  }
}

function nextTry(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
  });
}
