export const cartNeedsScript = "The cart of this demonstration needs JavaScript.";
export const goToShop = "Go to the shop";
export const wishlistAndCompare = "Wishlist and compare";
export const addToCart = "Add to cart";
