export const playFilm = (name: string) => `Play film: ${name}`;
