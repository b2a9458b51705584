import { NETWORK_FAILURE_TEXT } from "#domain/lead-texts.ts";
import { topmostDialog } from "#ui/topmost-dialog.ts";

const notice = document.createElement("p");

export function showOfflineNotice(): void {
  if (notice.matches(":popover-open")) return;
  notice.id = "offline-notice";
  notice.role = "alert";
  notice.popover = "manual";
  // The page behind a modal dialog is inert, and screen readers announce nothing there.
  (topmostDialog() ?? document.body).append(notice);
  notice.textContent = NETWORK_FAILURE_TEXT; // the text of [8.001]
  notice.showPopover();
}

export function hideOfflineNotice(): void {
  if (notice.isConnected) notice.hidePopover();
}
