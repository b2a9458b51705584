export const cartNeedsScript = "تحتاج السلة في هذا العرض التجريبي إلى JavaScript.";
export const goToShop = "الانتقال إلى المتجر";
export const wishlistAndCompare = "قائمة الأمنيات والمقارنة";
export const addToCart = "إضافة إلى السلة";
export const title = "المتجر";
export const productsName = "المنتجات";
export const listsNeedScript = "تحتاج السلة والقوائم في هذا العرض التجريبي إلى JavaScript.";
export const shopPages = "صفحات المتجر";
