export const addAReview = "رائے دیں";
export const yourRating = "آپ کتنے ستارے دیتے ہیں؟";
export const review = "رائے";
export const postReview = "رائے بھیجیں";
export const magnifiedPicture = "بڑی کی ہوئی تصویر: اسے گھسیٹیں یا تیر والے بٹن دبائیں";
export const documentDescription = (title: string, brand: string, size: string, colour: string) =>
  `${title}، ${brand}، ${size}، ${colour}: ہماری ڈیمو دکان کی ایک چیز۔ یہ کس سے بنی ہے اور گاہکوں کی رائے کیا ہے۔`;
export const moreProducts = "مزید چیزیں";
export const allProducts = "تمام چیزیں";
export const price = "قیمت";
export const oldPrice = "پرانی قیمت";
export const reviews = "گاہکوں کی رائے";
export const size = "سائز";
export const colour = "رنگ";
export const category = "زمرہ";
export const tags = "ٹیگ";
export const tabsName = "اس چیز کے بارے میں مزید";
export const description = "تفصیل";
export const madeOf = "کس سے بنا";
