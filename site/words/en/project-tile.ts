export const itsHomes = "Choose a home";
