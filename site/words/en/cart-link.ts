export const cartWith = (products: number) =>
  products === 0 ? "Cart" : `Cart, ${products} ${products === 1 ? "product" : "products"}`;
