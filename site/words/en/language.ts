export { LANG as lang, LOCALE as locale } from "#domain/language.ts";
export const dir = "ltr";
/** Language and territory, as Open Graph names them. */
export const openGraphLocale = "en_GB";
