export const cartNeedsScript = "The cart of this demonstration needs JavaScript.";
export const goToShop = "Go to the shop";
export const wishlistAndCompare = "Wishlist and compare";
export const addToCart = "Add to cart";
export const title = "Shop";
export const description =
  "Chairs, a side table and a vase from our show apartments, in a demonstration of an online shop: nothing is sold and nothing is sent.";
export const lead =
  "Six pieces made for our show apartments. The shop is a demonstration: put them in the cart, nothing is sold.";
export const productsName = "Products";
export const listsNeedScript = "The cart and the lists of this demonstration need JavaScript.";
export const shopPages = "Shop pages";
