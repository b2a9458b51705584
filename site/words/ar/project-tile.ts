export const itsHomes = "اختيار منزل";
