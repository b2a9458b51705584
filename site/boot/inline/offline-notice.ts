import { NETWORK_FAILURE_TEXT } from "#domain/lead-texts.ts";

const notice = document.createElement("p");

export function showOfflineNotice(): void {
  if (!notice.isConnected) {
    notice.id = "offline-notice";
    notice.role = "alert";
    notice.popover = "manual";
    document.body.append(notice);
  }
  if (notice.matches(":popover-open")) return;
  notice.textContent = NETWORK_FAILURE_TEXT; // the text of [8.001]
  notice.showPopover();
}

export function hideOfflineNotice(): void {
  if (notice.isConnected) notice.hidePopover();
}
