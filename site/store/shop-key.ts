export const SHOP_KEY = "root"; // [3.039] [9.024]
