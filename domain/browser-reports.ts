/** `POST`: errors of the browser, and violations of a page's content security policy. */
export const REPORTS_PATH = "/api/reports";

/** The names of the policies that may make HTML and script URLs out of texts on public pages. */
export const TRUSTED_TYPES = ["boot", "menus", "upload"];
