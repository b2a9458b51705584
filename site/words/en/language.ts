export const lang = "en";
export const dir = "ltr";
/** Language and territory, as Open Graph names them. */
export const openGraphLocale = "en_GB";
