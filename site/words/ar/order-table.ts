export const tableName = "الطلب";
export const product = "المنتج";
export const total = "الإجمالي";
export const totalProducts = "المنتجات";
export const subPrice = "المجموع الفرعي";
export const totalPrice = "السعر الإجمالي";
export const priceTimes = (price: string, quantity: number) => `${price} × ${quantity}`;
