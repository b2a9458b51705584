import { hideOfflineNotice, showOfflineNotice } from "./offline-notice.ts";

const RETRY_MS = 2000;

/** The address that is opened when the server answers. */
let pendingAddress: string | undefined;

export async function openWhenReachable(address: string): Promise<void> {
  pendingAddress = address;
  const canOpen = await isReachable(address);
  if (pendingAddress !== address) return;
  if (canOpen) return location.assign(address);
  showOfflineNotice();
  await nextTry();
  if (pendingAddress === address) openWhenReachable(address);
}

export function cancelOpening(): void {
  pendingAddress = undefined;
  hideOfflineNotice();
}

async function isReachable(address: string) {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
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
