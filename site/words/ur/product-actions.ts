export const addProductToCart = (product: string) => `ٹوکری میں ڈالیں: ${product}`;
export const addToWishlist = (product: string) => `${product} کو پسند کی فہرست میں شامل کریں`;
export const compare = (product: string, isListed: boolean) =>
  `${product} کا موازنہ کریں${isListed ? " (موازنے کی فہرست میں ہے)" : ""}`;
