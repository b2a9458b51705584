export const people = "People";
export const ourTeam = "Our team";
export const intro =
  "Four people are responsible for every building we deliver. You can write to any of them.";
