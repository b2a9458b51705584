export const priceTimes = (price: string, quantity: number) => `${price} × ${quantity}`;
