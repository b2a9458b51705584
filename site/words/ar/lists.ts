export const price = "السعر";
export const oldPrice = "السعر السابق";
export const brand = "العلامة";
export const size = "المقاس";
export const compare = "مقارنة";
export const fact = "المواصفة";
export const action = "الإجراء";
export const removeFromCompare = (product: string) => `إزالة ${product} من المقارنة`;
/** "قائمة الأمنيات (2)" */
export const counted = (list: string, count: number) => (count === 0 ? list : `${list} (${count})`);
export const wishlist = "قائمة الأمنيات";
export const wishlistEmpty = "اختاروا القلب على منتج لحفظه هنا.";
export const compareEmpty = "اختاروا علامة السهمين على منتجين أو أكثر لمقارنتها هنا.";
export const addProductToCart = (product: string) => `إضافة إلى السلة: ${product}`;
export const removeFromWishlist = (product: string) => `إزالة ${product} من قائمة الأمنيات`;
