export const lang = "ur";
export const locale = "ur-PK-u-nu-latn";
export const dir = "rtl";
/** Language and territory, as Open Graph names them. */
export const openGraphLocale = "ur_PK";
