export const LANG = "en";

/** Dates and lists are written as in this locale. */
export const LOCALE = "en-GB";
