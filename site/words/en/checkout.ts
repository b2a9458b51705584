export const firstName = "First Name";
export const lastName = "Last Name";
export const district = "District";
export const postCode = "Post Code";
export const emailAddress = "Email Address";
export const billingAddress = "Billing Address";
export const shipElsewhere = "Ship to a different address?";
export const differentShippingAddress = "Different shipping address";
export const orderNotes = "Order notes";
export const card = "Card";
export const cardFormName = "Payment By Card";
export const cardHolder = "Card holder";
export const cardNumber = "Card number";
export const cvv = "CVV";
export const expiryDate = "Expiry date";
export const rememberMe = "Remember me";
export const sampleValues =
  "These are sample values. Please do not enter a real card: nothing is charged, sent or kept.";
export const proceedToCheckout = "Proceed to Checkout";
export const cartTotal = "Cart Total";
export const cartIsEmpty = "Your cart is empty. ";
export const orTryWithoutProducts = ", or try the checkout without products.";
// [2.098] The clause fixes these labels.
export const totalProduct = "Total product";
export const subPrice = "Sub Price";
export const totalPrice = "Total Price";
export const needsScript =
  "This is a demonstration: nothing is sold. To go through it, you need JavaScript.";
export const couponHeading = "Have a coupon ? Click here to enter your code.";
export const paymentMethod = "Payment Method";
export const coupon = "Coupon";
export const couponCode = "Coupon code";
export const apply = "Apply";
export const noCoupons = "This demonstration has no coupons: the total stays as it is.";
export const paymentQuestion = "How would you like to pay?";
export const payOnDelivery = "Pay when your order is delivered.";
export const title = "Checkout";
export const description =
  "The checkout of our demonstration shop: coupon, billing address and payment with sample values. Nothing is charged and nothing is sent.";
export const yourOrder = "Your order";
