export const priceTimes = (price: string, quantity: number) => `${price} x ${quantity}`;
