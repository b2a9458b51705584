export const backToTop = "Back to top";
export const shortcutsName = "Shortcuts";
export const skipToContent = "Skip to content";
