export const opensInNewTab = " (opens in a new tab)";
export const close = "Close";
export const backToTop = "Back to top";
export const shortcutsName = "Shortcuts";
export const skipToContent = "Skip to content";
