export const cartNeedsScript = "اس ڈیمو کی ٹوکری کے لیے JavaScript درکار ہے۔";
export const goToShop = "دکان پر جائیں";
export const wishlistAndCompare = "پسند کی فہرست اور موازنہ";
export const addToCart = "ٹوکری میں ڈالیں";
export const title = "دکان";
export const productsName = "چیزیں";
export const listsNeedScript = "اس ڈیمو کی ٹوکری اور فہرستوں کے لیے JavaScript درکار ہے۔";
export const shopPages = "دکان کے صفحات";
