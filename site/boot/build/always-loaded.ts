/** Scripts that every page loads first, so that no preload needs to name them. */
export const alwaysLoaded = /assets[\\/](framework|frame|rolldown-runtime)-/;
