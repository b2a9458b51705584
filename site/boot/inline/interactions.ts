/** The first of these starts the app and loads the fonts before the page has loaded. */
export const INTERACTIONS = ["pointerdown", "keydown", "scroll"];
