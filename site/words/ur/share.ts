export const linkCopied = "لنک کاپی ہو گیا";
export const copyLink = "لنک کاپی کریں";
export const copyByHand = "یہ لنک کاپی کریں: ";
export const shareOnWhatsApp = "واٹس ایپ پر شیئر کریں";
export const shareByEMail = "ای میل سے شیئر کریں";
export const shareInAnotherWay = "کسی اور طریقے سے شیئر کریں";
