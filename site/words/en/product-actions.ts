export const addProductToCart = (product: string) => `Add to cart: ${product}`;
export const addToWishlist = (product: string) => `Add ${product} to wishlist`;
export const compare = (product: string, isListed: boolean) =>
  `Compare ${product}${isListed ? " (in the compare list)" : ""}`;
