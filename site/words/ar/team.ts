export const people = "الفريق";
/** The alt text of the letters that stand for a photograph. */
export const monogramOf = (name: string) => `الأحرف الأولى من اسم ${name}`;
export const ourTeam = "فريقنا";
