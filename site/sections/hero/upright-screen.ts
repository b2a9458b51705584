/** Screens on which the portrait picture shows more than the landscape one. */
export const uprightScreen = "(max-aspect-ratio: 4/5)";
