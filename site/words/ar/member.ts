export const contactMe = "تواصلوا معي";
export const chatLabel = (name: string) => `ترك رسالة: ${name}`;
export const chatText = (name: string) => `لدي رسالة إلى ${name}: `;
export const inFigures = "بالأرقام";
export const profile = "الملف الشخصي";
export const position = "المنصب";
export const experience = "الخبرة";
export const fax = "الفاكس";
