export const SIDE_PANEL = "side-panel";
export const MOBILE_MENU = "mobile-menu";
