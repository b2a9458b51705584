export const tableName = "Order";
export const product = "Product";
export const total = "Total";
export const totalProducts = "Total products";
export const subPrice = "Sub Price";
export const totalPrice = "Total Price";
export const priceTimes = (price: string, quantity: number) => `${price} x ${quantity}`;
