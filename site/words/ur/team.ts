export const people = "لوگ";
/** The alt text of the letters that stand for a photograph. */
export const monogramOf = (name: string) => `${name} کے نام کے پہلے حروف`;
export const ourTeam = "ہماری ٹیم";
