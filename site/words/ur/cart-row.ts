export const quantityOf = (product: string) => `${product} کی تعداد`;
export const remove = (product: string) => `${product} ہٹائیں`;
export const each = " فی عدد";
