export const addAReview = "إضافة تقييم";
export const yourRating = "التقييم";
export const review = "نص التقييم";
export const postReview = "نشر التقييم";
export const magnifiedPicture = "صورة مكبرة: اسحبوها أو استخدموا مفاتيح الأسهم";
export const documentDescription = (title: string, brand: string, size: string, colour: string) =>
  `${title} من ${brand}، ${size}، ${colour}: قطعة من متجرنا التجريبي، مع موادها وتقييماتها.`;
export const moreProducts = "منتجات أخرى";
export const allProducts = "جميع المنتجات";
export const price = "السعر";
export const oldPrice = "السعر السابق";
export const reviews = "التقييمات";
export const size = "المقاس";
export const colour = "اللون";
export const category = "الفئة";
export const tags = "الوسوم";
export const tabsName = "المزيد عن المنتج";
export const description = "الوصف";
export const madeOf = "المواد";
