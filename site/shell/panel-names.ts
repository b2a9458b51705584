export const SIDE_PANEL = "side-panel";
export const MOBILE_MENU = "mobile-menu";

export function isPanelOpen(id: string): boolean {
  return document.getElementById(id)?.matches(":popover-open") ?? false;
}
