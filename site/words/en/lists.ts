export const price = "Price";
export const oldPrice = "Old price";
export const brand = "Brand";
export const size = "Size";
export const compare = "Compare";
export const fact = "Fact";
export const action = "Action";
export const removeFromCompare = (product: string) => `Remove ${product} from compare`;
/** "Wishlist (2)" */
export const counted = (list: string, count: number) => (count === 0 ? list : `${list} (${count})`);
export const wishlist = "Wishlist";
export const wishlistEmpty = "Select the heart on a product to save it here.";
export const compareEmpty = "Select the two arrows on two or more products to compare them here.";
export const addProductToCart = (product: string) => `Add to cart: ${product}`;
export const removeFromWishlist = (product: string) => `Remove ${product} from wishlist`;
