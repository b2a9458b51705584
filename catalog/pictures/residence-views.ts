import { pageAlt } from "./page-alt.ts";

const FOLDER = "residence/";

/** [1.004] In the order of a visit. */
export const residenceViews = Object.keys(pageAlt)
  .filter((name) => name.startsWith(FOLDER))
  .map((name) => name.slice(FOLDER.length));
