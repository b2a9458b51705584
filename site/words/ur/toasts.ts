export const notificationsName = "اطلاعات، Alt+T";
export const closeNotification = "اطلاع بند کریں";
export const undo = "واپس لائیں";
export const listsNotSaved =
  "آپ کی ٹوکری اور فہرستیں اس وقت محفوظ نہیں ہو سکتیں۔ صفحہ بند کرنے یا دوبارہ لوڈ کرنے تک یہ موجود رہیں گی۔";
