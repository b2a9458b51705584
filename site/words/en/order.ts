export const needsScript = "The order of this demonstration needs JavaScript.";
export const emptyTitle = "Nothing was ordered";
export const emptyText = "Your cart was empty. Add a product and check out to see your order here.";
export const print = "Print";
export const title = "Order received";
export const description =
  "What you have ordered in our demonstration shop, with its totals, ready to print. Nothing was sold and nothing was sent.";
export const thanks = "Thank You For Your Order!";
export const lead = "This was a demonstration, so nothing will be delivered.";
export const backToHome = "Back to home";
export const yourOrder = "Your order";
