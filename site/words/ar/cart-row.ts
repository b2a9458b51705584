export const quantityOf = (product: string) => `الكمية: ${product}`;
export const remove = (product: string) => `إزالة ${product}`;
export const each = " للقطعة";
