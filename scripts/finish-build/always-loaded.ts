/** What every page has loaded before anything can be called for. */
export const alwaysLoaded = /assets[\\/](framework|frame|rolldown-runtime)-/;
