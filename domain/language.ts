/** The language of the English pages, of shared texts and of mails. */
export const LANG = "en";

/** Dates and lists are written as in this locale. */
export const LOCALE = "en-GB";
