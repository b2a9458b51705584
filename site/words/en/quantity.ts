export const decreaseQuantity = "Decrease quantity";
export const minimum = (value: number) => `Minimum ${value}`;
export const increaseQuantity = "Increase quantity";
