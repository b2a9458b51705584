export const tableName = "آرڈر";
export const product = "چیز";
export const total = "کل";
export const totalProducts = "چیزیں";
export const subPrice = "ذیلی میزان";
export const totalPrice = "کل قیمت";
export const priceTimes = (price: string, quantity: number) => `${price} × ${quantity}`;
