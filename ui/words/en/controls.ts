export const close = "Close";
export const opensInNewTab = " (opens in a new tab)";
export const optional = " (optional)";
