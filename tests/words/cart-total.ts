// In English a function.
export const priceTimes = "السعر";
