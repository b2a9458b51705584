export const summary = "Summary";
// [2.092] The clause fixes the labels of the summary.
export const totalProduct = "Total product";
export const subPrice = "Sub Price";
export const vat = "Vat";
export const ecoTax = "Eco Tax";
export const deliveryCharge = "Delivery Charge";
export const totalPrice = "Total Price";
export const proceedToCheckout = "Proceed to Checkout";
export const image = "Image";
export const productName = "Product Name";
export const quantity = "Quantity";
export const price = "Price";
export const action = "Action";
export const tableName = "Cart";
export const emptyTitle = "Your cart is empty";
export const emptyText = "Products you add are kept here, even when you come back another day.";
export const continueShopping = "Continue Shopping";
export const updateCart = "Update Cart";
export const title = "Cart";
export const description =
  "The pieces you have put into the cart of our demonstration shop, with quantities and totals. Nothing is sold and nothing is sent.";
export const yourCart = "Your cart";
