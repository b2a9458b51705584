/** The language of the English pages, of the texts that the site and the server share, and of the mails. */
export const LANG = "en";

/** Dates and lists are written as in this locale. */
export const LOCALE = "en-GB";
