export const itsHomes = "گھر چنیں";
