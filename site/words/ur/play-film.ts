export const playFilm = (name: string) => `فلم چلائیں: ${name}`;
