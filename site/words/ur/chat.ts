export const greeting =
  "السلام علیکم! آج ہم آپ کی کیا مدد کر سکتے ہیں؟ براہ کرم اپنی معلومات نیچے لکھیں۔";
export const sendToWhatsApp = "واٹس ایپ پر بھیجیں";
export const online = "آن لائن";
export const chatWithUs = "ہم سے واٹس ایپ پر بات کریں";
