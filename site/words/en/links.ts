export const opensInNewTab = " (opens in a new tab)";
