export const cartWith = (products: number) =>
  products === 0 ? "ٹوکری" : `ٹوکری، ${products} ${products === 1 ? "چیز" : "چیزیں"}`;
