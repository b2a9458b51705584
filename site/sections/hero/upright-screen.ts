/** A screen on which a picture composed upright shows more than one composed wide. */
export const uprightScreen = "(max-aspect-ratio: 4/5)";
