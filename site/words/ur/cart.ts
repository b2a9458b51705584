export const summary = "خلاصہ";
// [2.092] The clause fixes what the labels of the summary say.
export const totalProduct = "کل چیزیں";
export const subPrice = "ذیلی میزان";
export const vat = "وی اے ٹی";
export const ecoTax = "ایکو ٹیکس";
export const deliveryCharge = "ڈیلیوری چارجز";
export const totalPrice = "کل قیمت";
export const proceedToCheckout = "چیک آؤٹ پر جائیں";
export const image = "تصویر";
export const productName = "چیز کا نام";
export const quantity = "تعداد";
export const price = "قیمت";
export const action = "کارروائی";
export const tableName = "ٹوکری";
export const emptyTitle = "آپ کی ٹوکری خالی ہے";
export const emptyText = "آپ جو چیزیں ڈالیں گے، یہیں محفوظ رہیں گی، چاہے آپ کسی اور دن واپس آئیں۔";
export const continueShopping = "خریداری جاری رکھیں";
export const updateCart = "ٹوکری تازہ کریں";
export const title = "ٹوکری";
export const description =
  "ہماری ڈیمو دکان کی ٹوکری میں آپ کی چیزیں، تعداد اور کل رقم کے ساتھ۔ نہ کچھ بیچا جاتا ہے، نہ کچھ بھیجا جاتا ہے۔";
export const yourCart = "آپ کی ٹوکری";
