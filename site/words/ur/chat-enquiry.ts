export const incomplete = "براہ کرم اپنا نام، فون نمبر اور پیغام لکھیں۔";
export const enterName = "براہ کرم اپنا نام لکھیں";
export const enterPhone = "براہ کرم اپنا فون نمبر لکھیں";
export const enterMessage = "براہ کرم پیغام لکھیں";
export const nameLine = (name: string) => `نام: ${name}`;
export const phoneLine = (phone: string) => `فون: ${phone}`;
export const messageLine = (message: string) => `پیغام: ${message}`;
export const timeLine = (time: string) => `وقت: ${time}`;
export const sourceLine = "ذریعہ: ویب سائٹ کا رابطہ فارم";
