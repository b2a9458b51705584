export const linkCopied = "نُسخ الرابط";
export const copyLink = "نسخ الرابط";
export const copyByHand = "انسخوا هذا العنوان: ";
export const shareOnWhatsApp = "مشاركة عبر واتساب";
export const shareByEMail = "مشاركة بالبريد الإلكتروني";
export const shareInAnotherWay = "مشاركة بطريقة أخرى";
