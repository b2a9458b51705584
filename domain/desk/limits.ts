/** How many leads a request may name: a page. */
export const MAX_IDS = 50;
