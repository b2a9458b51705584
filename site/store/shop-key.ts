export const SHOP_KEY = "root"; // fixed by [3.039] [9.024]
