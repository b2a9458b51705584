export const firstName = "پہلا نام";
export const lastName = "خاندانی نام";
export const district = "ضلع";
export const postCode = "پوسٹ کوڈ";
export const emailAddress = "ای میل";
export const billingAddress = "بل کا پتا";
export const shipElsewhere = "کسی اور پتے پر بھجوائیں؟";
export const differentShippingAddress = "ترسیل کا دوسرا پتا";
export const orderNotes = "آرڈر کے نوٹس";
export const card = "کارڈ";
export const cardFormName = "کارڈ سے ادائیگی";
export const cardHolder = "کارڈ ہولڈر";
export const cardNumber = "کارڈ نمبر";
export const cvv = "CVV";
export const expiryDate = "میعاد کی تاریخ";
export const rememberMe = "مجھے یاد رکھیں";
export const sampleValues =
  "یہ نمونے کی معلومات ہیں۔ براہ کرم کوئی اصلی کارڈ درج نہ کریں: نہ کوئی رقم کٹتی ہے، نہ کچھ بھیجا یا محفوظ کیا جاتا ہے۔";
export const proceedToCheckout = "چیک آؤٹ پر جائیں";
export const cartTotal = "ٹوکری کی کل رقم";
export const cartIsEmpty = "آپ کی ٹوکری خالی ہے۔ ";
export const orTryWithoutProducts = "، یا کسی چیز کے بغیر چیک آؤٹ آزمائیں۔";
// [2.098] The clause fixes what these labels say.
export const totalProduct = "کل چیزیں";
export const subPrice = "ذیلی قیمت";
export const totalPrice = "کل قیمت";
export const needsScript =
  "یہ نمائشی نمونہ (ڈیمو) ہے: کچھ بیچا نہیں جاتا۔ اسے آزمانے کے لیے JavaScript درکار ہے۔";
export const couponHeading = "کوپن ہے؟ کوڈ لکھنے کے لیے یہاں کلک کریں۔";
export const paymentMethod = "ادائیگی کا طریقہ";
export const coupon = "کوپن";
export const couponCode = "کوپن کوڈ";
export const apply = "لاگو کریں";
export const noCoupons = "اس نمونے میں کوئی کوپن نہیں: کل رقم وہی رہے گی۔";
export const paymentQuestion = "آپ ادائیگی کیسے کرنا چاہیں گے؟";
export const payOnDelivery = "آرڈر پہنچنے پر ادائیگی کریں۔";
export const title = "چیک آؤٹ";
export const description =
  "ہماری نمائشی دکان کا چیک آؤٹ: کوپن، بل کا پتا اور نمونے کی معلومات سے ادائیگی۔ نہ کوئی رقم کٹتی ہے، نہ کچھ بھیجا جاتا ہے۔";
export const yourOrder = "آپ کا آرڈر";
