export const backToTop = "اوپر جائیں";
export const shortcutsName = "فوری راستے";
export const skipToContent = "سیدھا مواد پر جائیں";
