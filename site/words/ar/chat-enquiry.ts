export const incomplete = "يرجى إدخال الاسم ورقم الهاتف والرسالة.";
export const enterName = "يرجى إدخال الاسم";
export const enterPhone = "يرجى إدخال رقم الهاتف";
export const enterMessage = "يرجى إدخال رسالة";
export const nameLine = (name: string) => `الاسم: ${name}`;
export const phoneLine = (phone: string) => `الهاتف: ${phone}`;
export const messageLine = (message: string) => `الرسالة: ${message}`;
export const timeLine = (time: string) => `الوقت: ${time}`;
export const sourceLine = "المصدر: نموذج التواصل في الموقع الإلكتروني";
