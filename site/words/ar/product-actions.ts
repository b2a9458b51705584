export const addProductToCart = (product: string) => `إضافة إلى السلة: ${product}`;
export const addToWishlist = (product: string) => `إضافة ${product} إلى قائمة الأمنيات`;
export const compare = (product: string, isListed: boolean) =>
  `مقارنة ${product}${isListed ? " (في قائمة المقارنة)" : ""}`;
