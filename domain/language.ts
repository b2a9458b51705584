/** The language of the texts that the site and the server share, and of the mails. */
export const LANG = "en";

/** Dates and lists in those texts are written as in this locale. */
export const LOCALE = "en-GB";
