/** The header's two panels: their buttons name them. */
export const SIDE_PANEL = "side-panel";
export const MOBILE_MENU = "mobile-menu";
