export const people = "People";
/** The alt text of the letters that stand for a photograph. */
export const monogramOf = (name: string) => `Monogram of ${name}`;
export const ourTeam = "Our team";
