/** Scripts that every page loads first, so dynamic imports need not preload them. */
export const alwaysLoaded = /assets[\\/](framework|frame|rolldown-runtime)-/;
