export const lang = "ar";
/** Latin digits, as the whole site writes them. */
export const locale = "ar-AE-u-nu-latn";
export const dir = "rtl";
/** Language and territory, as Open Graph names them. */
export const openGraphLocale = "ar_AE";
