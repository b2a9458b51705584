import { pageAlt } from "./page-alt.ts";

const FOLDER = "residence/";

/** [1.004] The views of the residence, in the order in which one would visit it. */
export const residenceViews = Object.keys(pageAlt)
  .filter((name) => name.startsWith(FOLDER))
  .map((name) => name.slice(FOLDER.length));
