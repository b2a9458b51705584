export const quantityOf = (product: string) => `Quantity of ${product}`;
export const remove = (product: string) => `Remove ${product}`;
export const each = " each";
