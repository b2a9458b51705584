// English has a function here.
export const priceTimes = "السعر";
