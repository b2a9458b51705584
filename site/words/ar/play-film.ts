export const playFilm = (name: string) => `تشغيل الفيلم: ${name}`;
