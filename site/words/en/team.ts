export const people = "People";
export const ourTeam = "Our team";
