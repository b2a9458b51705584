export const tableName = "Order";
export const product = "Product";
export const total = "Total";
export const totalProducts = "Products";
export const subPrice = "Subtotal";
export const totalPrice = "Total price";
export const priceTimes = (price: string, quantity: number) => `${price} x ${quantity}`;
