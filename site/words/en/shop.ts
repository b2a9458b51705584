export const cartNeedsScript = "The cart of this demonstration needs JavaScript.";
export const goToShop = "Go to the shop";
export const wishlistAndCompare = "Wishlist and compare";
export const addToCart = "Add to cart";
export const title = "Shop";
export const productsName = "Products";
export const listsNeedScript = "The cart and the lists of this demonstration need JavaScript.";
export const shopPages = "Shop pages";
