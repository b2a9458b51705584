/** The first input starts the app and loads the fonts, even before the page has loaded. */
export const INPUT_EVENTS = ["pointerdown", "keydown", "scroll"];
